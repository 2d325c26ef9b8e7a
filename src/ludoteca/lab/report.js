// What a report does in a browser: report_page.py puts it into the file, after Vega and the colours of the themes.
const root = document.documentElement, bodies = [...document.querySelectorAll('main')];
const dark = matchMedia('(prefers-color-scheme: dark)');
let theme = dark.matches ? 'dark' : 'light', chosen = false;
const spoken = (navigator.language || '').toLowerCase().startsWith('pt') ? 'pt-BR' : 'en';
let language = bodies.some(one => one.lang === LANGUAGE) ? LANGUAGE : spoken;
const FIGURES = { en: { decimal: '.', thousands: ',', grouping: [3], currency: ['$', ''] },
  'pt-BR': { decimal: ',', thousands: '.', grouping: [3], currency: ['R$', ''] } };
function config() {
  const t = THEMES[theme];
  const letters = { labelColor: t.ink, titleColor: t.ink, labelFontSize: 12, titleFontSize: 12 };
  return { background: 'transparent', font: 'system-ui, sans-serif', view: { stroke: null },
    axis: { ...letters, gridColor: t.faint, domainColor: t.faint, tickColor: t.faint },
    legend: letters, range: { category: t.hues }, mark: { color: t.hues[0] },
    rule: { color: t.ink }, text: { color: t.ink, fontSize: 12 }, point: { color: t.hues[0] }, bar: { color: t.hues[0] } };
}
function draw() {
  root.dataset.theme = theme;
  root.lang = language;
  for (const body of bodies) {
    body.hidden = body.lang !== language;
    if (body.hidden) continue;
    document.title = body.querySelector('h1').textContent;
    for (const plot of body.querySelectorAll('.plot')) {
      const spec = JSON.parse(plot.nextElementSibling.textContent);
      vegaEmbed(plot, spec, { actions: false, renderer: 'svg', mode: 'vega-lite', config: config(), tooltip: { theme },
        formatLocale: FIGURES[language] });
    }
  }
  for (const button of document.querySelectorAll('header button')) button.textContent = button.dataset[language === 'en' ? 'en' : 'pt'];
}
document.getElementById('language').onclick = () => { language = language === 'en' ? 'pt-BR' : 'en'; draw(); };
document.getElementById('theme').onclick = () => { theme = theme === 'dark' ? 'light' : 'dark'; chosen = true; draw(); };
dark.addEventListener('change', () => { if (!chosen) { theme = dark.matches ? 'dark' : 'light'; draw(); } });
for (const one of document.querySelectorAll('details')) one.open = false;
draw();
