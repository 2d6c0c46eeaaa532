/** Built-in Spanish texts of the site, of the server's own pages and of its mails. */

export const skipToContent = 'Ir al contenido';
export const backToTop = 'Volver arriba';
export const mainNavigation = 'Navegación principal';
export const footerNavigation = 'Pie de página';
export const menu = 'Menú';
export const closeMenu = 'Cerrar el menú';
export const home = 'Inicio';
export const homeOf = (company: string) => `${company}, inicio`;
export const pagesBelow = (heading: string) => `Páginas de ${heading}`;
export const allRightsReserved = 'Todos los derechos reservados.';
export const onThisPage = 'En esta página';
export const opensInNewTab = '(se abre en una pestaña nueva)';
export const placePreposition = 'de';

export const errorHeading = 'No podemos mostrar esta página.';

export const name = 'Nombre';
export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const optional = 'opcional';
export const submit = 'Enviar';
export const submitting = 'Enviando…';
export const result = 'Resultado';
export const leaveEmpty = 'Deje este campo vacío';
export const browserShowsErrors = false;

export const carousel = 'carrusel';
export const slide = 'diapositiva';
export const highlights = 'Destacados';
export const previousSlide = 'Diapositiva anterior';
export const nextSlide = 'Diapositiva siguiente';
export const play = 'Reproducir';
export const pause = 'Pausar';
export const positionOf = (position: number, all: number) => `${position} de ${all}`;
export const previousFeedback = 'Opinión anterior';
export const nextFeedback = 'Opinión siguiente';
export const feedbackPosition = (position: number, all: number) => `Opinión ${position} de ${all}`;
export const previousMember = 'Persona anterior del equipo';
export const nextMember = 'Persona siguiente del equipo';

export const readingTime = (minutes: number) => `${minutes} min de lectura`;
export const comments = (count: number) => (count === 1 ? '1 comentario' : `${count} comentarios`);
export const views = (count: number) => (count === 1 ? '1 visita' : `${count} visitas`);
export const tags = 'Etiquetas';
export const otherArticles = 'Otros artículos';
export const articles = 'Artículos';
export const articleRange = (from: number, to: number, all: number) => `Artículos ${from} a ${to} de ${all}`;
export const previousPage = 'Página anterior';
export const nextPage = 'Página siguiente';
export const pagePosition = (page: number, all: number) => `Página ${page} de ${all}`;
export const titleOfPage = (title: string, page: number) => `${title}, página ${page}`;
export const descriptionOfPage = (description: string, page: number) => `Página ${page}: ${description}`;
export const draft = 'Borrador';
export const scheduledLabel = (day: string) => `Desde el ${day}`;
export const dateLocale = undefined;

export const total = 'Total';
export const range = (from: string | number, to: string | number) => `${from} a ${to}`;
export const weeks = (from: number, to: number) => (from === to ? `Semana ${from}` : `Semanas ${from} a ${to}`);
export const becomes = (before: string, after: string) => `${before} pasa a ser ${after}`;
export const hourOfDay = (hour: number) => `${hour} h`;
export const shortHour = (hour: number) => String(hour);
export const shortTime = (hour: number, minutes: string) => `${hour}:${minutes}`;

export const article = {
  copy: 'Copiar',
  copied: 'Copiado',
  copyListing: (title: string) => `Copiar ${title}`,
  codeCopied: 'Código copiado',
  figure: (number: number, caption: string) => `Figura ${number}. ${caption}`,
  sources: 'Fuentes',
  backToText: (note: string) => `Volver a la referencia ${note}`,
  drawing: (description: string) => `Dibujo: ${description}.`,
  byline: (author: string, day: string) => `Por ${author}. Publicado el ${day}.`,
};

export const listing = {
  everyPage: 'Cada página está también en Markdown: añada index.md a su dirección.',
  pages: 'Páginas',
  olderArticles: 'Artículos anteriores',
  newestFirst: (count: number) => `${count}, los más recientes primero`,
  olderArticlesOf: (company: string) => `${company}: artículos anteriores`,
  newestIn: (address: string) => `Los más recientes están en ${address}.`,
};

export const refusals = {
  body: 'Envíe una consulta como objeto con los campos name, email, phone, question, created y applicationId.',
  unknown: 'Este campo no forma parte de una consulta.',
  name: 'Escriba su nombre.',
  nameLength: 'Escriba un nombre de 200 caracteres como máximo.',
  email: 'Escriba su correo electrónico.',
  emailShape: 'Escriba un correo electrónico con la forma nombre@example.com.',
  emailLength: 'Escriba un correo electrónico de 254 caracteres como máximo.',
  phone: {
    us: 'Escriba un número de teléfono de 10 cifras con la forma (###) ###-####, o deje el campo vacío.',
    international:
      'Escriba un número de teléfono de 6 a 15 cifras, por ejemplo +44 20 7946 0018, o deje el campo vacío.',
  },
  question: 'Escriba su mensaje.',
  questionLength: 'Acorte su mensaje a 10 000 caracteres como máximo.',
  created: 'Envíe la hora según ISO 8601 en UTC, por ejemplo 2026-11-21T16:40:00.000Z.',
  applicationId: 'Envíe el identificador de la aplicación como número entero de 0 a 2147483647.',
};

export const refusalPage = {
  notSent: 'Su mensaje todavía no se ha enviado.',
  correct: 'Corrija lo que se indica aquí y envíelo de nuevo.',
  tooLong: 'Su mensaje es demasiado largo para enviarlo.',
  shorten: 'Vuelva atrás, acórtelo y envíelo de nuevo.',
  notRead: 'No se pudo leer su mensaje.',
  goBack: 'Vuelva atrás y envíelo de nuevo en un momento.',
  fromElsewhere: 'Llegó desde otro sitio web. Si lo escribió usted, envíelo de nuevo desde aquí.',
  tooMany: (seconds: number) =>
    'Llegaron demasiados mensajes a la vez. Lo que escribió sigue aquí: ' +
    `envíelo de nuevo dentro de ${seconds === 1 ? 'un segundo' : `${seconds} segundos`}.`,
  notKept: 'No se pudo guardar su mensaje.',
  ourFault: 'El error es nuestro. Lo que escribió sigue aquí: envíelo de nuevo en un momento.',
  optionalPhone: 'Teléfono (opcional)',
  message: 'Mensaje',
  sendAgain: 'Enviar de nuevo',
  toHome: 'Ir a la página de inicio',
};

export const mail = {
  enquiryFrom: (name: string) => `Nueva consulta de ${name}`,
  applicationFrom: (name: string) => `Nueva candidatura de ${name}`,
  enquiryKind: 'nueva consulta',
  applicationKind: 'nueva candidatura',
  applicationSubject: (subject: string) => `Candidatura de ${subject}`,
  suspectedSubject: (subject: string) => `[Posible spam] ${subject}`,
  suspected: (reasons: string) => `Posible spam: ${reasons}.`,
  replyTo: (name: string) => `Responder a ${name}`,
  call: (phone: string) => `Llamar al ${phone}`,
  replyGoesTo: (name: string) => `La respuesta a este mensaje le llega a ${name}.`,
  noneGiven: 'no indicado',
  received: 'Recibida',
  reference: 'Referencia',
  number: 'Consulta',
  message: 'Mensaje',
};

export const heldMail = {
  held: (count: number) => (count === 1 ? '1 mensaje retenido' : `${count} mensajes retenidos`),
  heldAsSpam: (count: number) =>
    count === 1 ? '1 mensaje retenido como posible spam' : `${count} mensajes retenidos como posible spam`,
  kind: 'posible spam',
  explanation:
    'Todo lo retenido está guardado, y este es el único aviso. Lo que sea legítimo, respóndalo desde aquí o libérelo.',
  instructions: (show: string, release: string, drop: string) =>
    `En el servidor: ${show}, ${release} o ${drop}. Este mensaje llega una vez al día mientras haya algo retenido.`,
  more: (count: number, command: string) => `${count} más, ${count === 1 ? 'llegado' : 'llegados'} antes: ${command}`,
  because: 'Motivo',
  link: '[enlace]',
};

export const spamReasons = {
  honeypot: 'se rellenó un campo que las personas no ven',
  noForm: 'enviado sin haber abierto el formulario',
  tooFast: 'rellenado más rápido de lo que puede una persona',
  noBrowser: 'no enviado por un navegador',
  nameIsLink: 'el nombre es un enlace',
  links: (count: number) => (count === 1 ? '1 enlace' : `${count} enlaces`),
  markedUpLink: 'un enlace en HTML o BBCode',
  hidingLink: 'un enlace que oculta adónde lleva',
};
