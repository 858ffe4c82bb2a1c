// A picture of a site as two phones show it: the overview, and the game at its first table.
// node pictures.mjs CHROMIUM SITE PICTURE
import { open, pause, serve } from "./chromium.mjs";

const [chromium, site, picture] = process.argv.slice(2);
const [WIDE, TALL, GAP] = [360, 716, 20];
const phone = (hash) => `<iframe src="index.html${hash}"></iframe>`;
const html = `<!DOCTYPE html><title>Two phones</title><link rel="icon" href="data:,"><style>
body { margin: 0; padding: ${GAP}px; display: flex; gap: ${GAP}px; background: #8f8275; }
iframe { width: ${WIDE}px; height: ${TALL}px; border: 0; border-radius: 18px; }</style>${["", "#game-table-01"].map(phone).join("")}`;

const faults = [];
const server = await serve(site, { "phones.html": html });
const page = await open(chromium, faults);
await page.size(2 * WIDE + 3 * GAP, TALL + 2 * GAP, false, 2);
await page.hideScrollbars();
await page.theme("light");
await page.go(`${server.address}phones.html`);
await page.until("both pages", "[...document.querySelectorAll('iframe')].every((it) => it.contentDocument.querySelector('.card, .moves li'))");
await pause(500);
await page.picture(picture);
await page.close();
server.close();
faults.forEach((fault) => console.error(fault));
process.exit(faults.length);
