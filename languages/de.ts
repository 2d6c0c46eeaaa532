/** Built-in German texts of the site, of the server's own pages and of its mails. */

export const skipToContent = 'Zum Inhalt springen';
export const backToTop = 'Nach oben';
export const mainNavigation = 'Hauptnavigation';
export const footerNavigation = 'Fußzeile';
export const menu = 'Menü';
export const closeMenu = 'Menü schließen';
export const home = 'Startseite';
export const homeOf = (company: string) => `${company}, Startseite`;
export const pagesBelow = (heading: string) => `${heading}: Unterseiten`;
export const allRightsReserved = 'Alle Rechte vorbehalten.';
export const onThisPage = 'Auf dieser Seite';
export const opensInNewTab = '(öffnet in neuem Tab)';
export const placePreposition = 'für';

export const errorHeading = 'Diese Seite lässt sich nicht anzeigen.';

export const name = 'Name';
export const email = 'E-Mail';
export const phone = 'Telefon';
export const optional = 'optional';
export const submit = 'Absenden';
export const submitting = 'Wird gesendet …';
export const result = 'Ergebnis';
export const leaveEmpty = 'Bitte leer lassen';
export const browserShowsErrors = false;

export const carousel = 'Karussell';
export const slide = 'Folie';
export const highlights = 'Im Überblick';
export const previousSlide = 'Vorherige Folie';
export const nextSlide = 'Nächste Folie';
export const play = 'Abspielen';
export const pause = 'Anhalten';
export const positionOf = (position: number, all: number) => `${position} von ${all}`;
export const previousFeedback = 'Vorherige Kundenstimme';
export const nextFeedback = 'Nächste Kundenstimme';
export const feedbackPosition = (position: number, all: number) => `Kundenstimme ${position} von ${all}`;
export const previousMember = 'Vorheriges Teammitglied';
export const nextMember = 'Nächstes Teammitglied';

export const readingTime = (minutes: number) => `${minutes} Min. Lesezeit`;
export const comments = (count: number) => (count === 1 ? '1 Kommentar' : `${count} Kommentare`);
export const views = (count: number) => (count === 1 ? '1 Aufruf' : `${count} Aufrufe`);
export const tags = 'Schlagwörter';
export const otherArticles = 'Weitere Artikel';
export const articles = 'Artikel';
export const articleRange = (from: number, to: number, all: number) => `Artikel ${from} bis ${to} von ${all}`;
export const previousPage = 'Vorherige Seite';
export const nextPage = 'Nächste Seite';
export const pagePosition = (page: number, all: number) => `Seite ${page} von ${all}`;
export const titleOfPage = (title: string, page: number) => `${title}, Seite ${page}`;
export const descriptionOfPage = (description: string, page: number) => `Seite ${page}: ${description}`;
export const draft = 'Entwurf';
export const scheduledLabel = (day: string) => `Ab ${day}`;
export const dateLocale = undefined;

export const total = 'Summe';
export const range = (from: string | number, to: string | number) => `${from} bis ${to}`;
export const weeks = (from: number, to: number) => (from === to ? `Woche ${from}` : `Wochen ${from} bis ${to}`);
export const becomes = (before: string, after: string) => `Aus ${before} wird ${after}`;
export const hourOfDay = (hour: number) => `${hour} Uhr`;
export const shortHour = (hour: number) => String(hour);
export const shortTime = (hour: number, minutes: string) => `${hour}:${minutes}`;

export const article = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyListing: (title: string) => `${title} kopieren`,
  codeCopied: 'Code kopiert',
  figure: (number: number, caption: string) => `Abbildung ${number}. ${caption}`,
  sources: 'Quellen',
  backToText: (note: string) => `Zurück zur Stelle ${note}`,
  drawing: (description: string) => `Zeichnung: ${description}.`,
  byline: (author: string, day: string) => `Von ${author}. Veröffentlicht am ${day}.`,
};

export const listing = {
  everyPage: 'Jede Seite gibt es auch als Markdown: an ihre Adresse index.md anhängen.',
  pages: 'Seiten',
  olderArticles: 'Ältere Artikel',
  newestFirst: (count: number) => `${count}, die neuesten zuerst`,
  olderArticlesOf: (company: string) => `${company}: ältere Artikel`,
  newestIn: (address: string) => `Die neuesten stehen in ${address}.`,
};

export const refusals = {
  body: 'Bitte senden Sie eine Anfrage als Objekt mit den Feldern name, email, phone, question, created und applicationId.',
  unknown: 'Dieses Feld gehört nicht zu einer Anfrage.',
  name: 'Bitte geben Sie Ihren Namen an.',
  nameLength: 'Bitte geben Sie einen Namen mit höchstens 200 Zeichen an.',
  email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  emailShape: 'Bitte geben Sie eine E-Mail-Adresse in der Form name@example.com an.',
  emailLength: 'Bitte geben Sie eine E-Mail-Adresse mit höchstens 254 Zeichen an.',
  phone: {
    us: 'Bitte geben Sie eine zehnstellige Telefonnummer in der Form (###) ###-#### an, oder lassen Sie das Feld leer.',
    international:
      'Bitte geben Sie eine Telefonnummer mit 6 bis 15 Ziffern an, zum Beispiel +49 30 23125 123, oder lassen Sie das Feld leer.',
  },
  question: 'Bitte schreiben Sie uns eine Nachricht.',
  questionLength: 'Bitte kürzen Sie Ihre Nachricht auf höchstens 10.000 Zeichen.',
  created: 'Bitte senden Sie die Zeit nach ISO 8601 in UTC, zum Beispiel 2026-11-21T16:40:00.000Z.',
  applicationId: 'Bitte senden Sie die Kennung der Anwendung als ganze Zahl von 0 bis 2147483647.',
};

export const refusalPage = {
  notSent: 'Ihre Nachricht ist noch nicht gesendet.',
  correct: 'Bitte korrigieren Sie die genannten Angaben und senden Sie die Nachricht noch einmal.',
  tooLong: 'Ihre Nachricht ist zu lang, um gesendet zu werden.',
  shorten: 'Bitte gehen Sie zurück, kürzen Sie die Nachricht und senden Sie sie noch einmal.',
  notRead: 'Ihre Nachricht konnte nicht gelesen werden.',
  goBack: 'Bitte gehen Sie zurück und senden Sie sie gleich noch einmal.',
  fromElsewhere:
    'Sie kam von einer anderen Website. Wenn Sie sie geschrieben haben, senden Sie sie bitte von hier noch einmal.',
  tooMany: (seconds: number) =>
    'Es kamen zu viele Nachrichten auf einmal. Was Sie geschrieben haben, steht noch hier: ' +
    `Bitte senden Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal.`,
  notKept: 'Ihre Nachricht konnte nicht gespeichert werden.',
  ourFault:
    'Der Fehler liegt bei uns. Was Sie geschrieben haben, steht noch hier: Bitte senden Sie es gleich noch einmal.',
  optionalPhone: 'Telefon (optional)',
  message: 'Nachricht',
  sendAgain: 'Noch einmal senden',
  toHome: 'Zur Startseite',
};

export const mail = {
  enquiryFrom: (name: string) => `Neue Anfrage von ${name}`,
  applicationFrom: (name: string) => `Neue Bewerbung von ${name}`,
  enquiryKind: 'neue Anfrage',
  applicationKind: 'neue Bewerbung',
  applicationSubject: (subject: string) => `Bewerbung von ${subject}`,
  suspectedSubject: (subject: string) => `[Spamverdacht] ${subject}`,
  suspected: (reasons: string) => `Spamverdacht: ${reasons}.`,
  replyTo: (name: string) => `${name} antworten`,
  call: (phone: string) => `${phone} anrufen`,
  replyGoesTo: (name: string) => `Eine Antwort auf diese E-Mail geht an ${name}.`,
  noneGiven: 'nicht angegeben',
  received: 'Eingang',
  reference: 'Referenz',
  number: 'Anfrage',
  message: 'Nachricht',
};

export const heldMail = {
  held: (count: number) =>
    count === 1 ? '1 Nachricht wird zurückgehalten' : `${count} Nachrichten werden zurückgehalten`,
  heldAsSpam: (count: number) =>
    count === 1
      ? '1 Nachricht wird wegen Spamverdachts zurückgehalten'
      : `${count} Nachrichten werden wegen Spamverdachts zurückgehalten`,
  kind: 'Spamverdacht',
  explanation:
    'Gespeichert ist alles, und nur diese E-Mail weist darauf hin. Ist etwas davon ernst gemeint, antworten Sie von hier aus oder geben Sie es frei.',
  instructions: (show: string, release: string, drop: string) =>
    `Auf dem Server: ${show}, ${release} oder ${drop}. Diese E-Mail kommt einmal am Tag, solange etwas zurückgehalten wird.`,
  more: (count: number, command: string) => `${count} weitere, die früher ${count === 1 ? 'kam' : 'kamen'}: ${command}`,
  because: 'Grund',
  link: '[Link]',
};

export const spamReasons = {
  honeypot: 'ein Feld, das Menschen nicht sehen, war ausgefüllt',
  noForm: 'gesendet, ohne dass das Formular geöffnet wurde',
  tooFast: 'schneller ausgefüllt, als ein Mensch es kann',
  noBrowser: 'nicht von einem Browser gesendet',
  nameIsLink: 'der Name ist ein Link',
  links: (count: number) => (count === 1 ? '1 Link' : `${count} Links`),
  markedUpLink: 'ein Link in HTML oder BBCode',
  hidingLink: 'ein Link, der sein Ziel verbirgt',
};
