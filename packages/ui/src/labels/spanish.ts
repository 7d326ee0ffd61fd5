import type { UiLabels } from '../text/Link/UiProvider.tsx';

const days: Readonly<Record<string, string>> = {
  Monday: 'el lun',
  Tuesday: 'el mar',
  Wednesday: 'el mié',
  Thursday: 'el jue',
  Friday: 'el vie',
  Saturday: 'el sáb',
  Sunday: 'el dom',
};

/** `9 a. m.`, from `09:00`. The spaces don't break. */
function time(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const minutes = minute ? `:${`${minute}`.padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}\u00a0${hour % 24 < 12 ? 'a' : 'p'}.\u00a0m.`;
}

const position = (place: number, total: number) => `${place} de ${total}`;
const tryAgain = 'Intentar otra vez';
const area = {
  consultation: 'Agende una Consulta',
  quote: 'Pida su Cotización Gratis',
  explore: 'Ver Más Servicios',
  features: 'Nuestros Servicios',
  testimonials: 'Lo Que Dicen Nuestros Clientes',
};

/** The Spanish of the Rio Grande Valley, for UiProvider: every text that a visitor of a site may see or hear. */
export const spanish = {
  AlbumList: {
    before: 'Antes',
    after: 'Después',
    more: (count: number) => `Ver las ${count} fotos`,
  },
  ArticleError: {
    heading: 'No encontramos ese artículo',
    message: 'Algo falló al cargar el artículo.',
  },
  ArticleSkeleton: { heading: 'Artículo', loading: 'Cargando el artículo' },
  BlogRenderer: {
    conclusion: 'Conclusión',
    gallery: 'Galería de fotos',
    picture: (number: number) => `Foto ${number}`,
    onlyImages: 'Este artículo trae solo imágenes. Están abajo.',
    nothing: 'No hay contenido para mostrar',
    unreadable: 'El contenido no se puede leer.',
  },
  BottomBar: { label: 'Enlaces rápidos' },
  Breadcrumbs: { label: 'Ruta de la página' },
  CableReach: {
    distance: 'Distancia',
    feet: (feet: number) => `${feet.toLocaleString('es-US')} pies`,
    signal: (isLit: boolean) => (isLit ? 'Señal completa' : 'Sin señal'),
  },
  Carousel: { previous: 'Anterior', next: 'Siguiente', slides: 'Imágenes', position },
  CaseCards: { heading: 'Historias de nuestros clientes' },
  CategoryTab: {
    all: 'Todos',
    lighting: 'Iluminación',
    interior: 'Interiores',
    exterior: 'Exteriores',
    audio: 'Audio',
    security: 'Seguridad',
    automation: 'Automatización',
    furniture: 'Muebles',
    design: 'Diseño',
    kitchen: 'Cocina',
  },
  CategoryTabs: { label: 'Categorías' },
  ComingSoon: { label: 'Muy pronto' },
  Compare: { after: 'Después', before: 'Antes', slider: 'Comparar' },
  ContactSection: {
    phone: 'Teléfono',
    email: 'Correo',
    office: 'Oficina',
    hours: 'Horario',
    social: 'Síganos',
  },
  Dialog: { close: 'Cerrar' },
  Faq: { heading: 'Preguntas frecuentes' },
  FeatureGrid: { heading: 'Lo que incluye' },
  FeatureMap: { heading: 'Lo que incluye' },
  Field: { required: 'obligatorio', optional: '' },
  Form: {
    refused: (count: number) =>
      count === 1 ? 'Hay un dato por revisar.' : `Hay ${count} datos por revisar.`,
  },
  FormFailure: {
    message: 'El formulario no se envió. Lo que escribió sigue aquí; por favor, intente otra vez.',
  },
  FormSubmit: { pending: 'Enviando…' },
  Hero: {
    call: 'Llamar al {phone}',
    pause: 'Pausar el video',
    play: 'Reproducir el video',
    room: {},
    time: 'Hora del día',
    hours: ['Mediodía', 'Media tarde', 'Anochecer'],
  },
  HoneypotField: { label: 'Deje este campo vacío' },
  InfoCards: { label: 'De un vistazo' },
  KeyboardHelp: {
    title: 'Atajos del teclado',
    close: 'Cerrar',
    enabled: 'Usar atajos de una tecla',
  },
  LatestPosts: {
    heading: 'Lo último del blog',
    read: 'Leer más',
    loading: 'Cargando los artículos',
    error: 'No se pudieron cargar los artículos',
    tryAgain,
  },
  LinkCards: { link: 'Más información' },
  LoadFailure: { tryAgain },
  MapOnClick: {
    map: 'Mapa',
    show: 'Ver el mapa',
    open: 'Abrir en una app de mapas',
  },
  MobileMenu: {
    menu: 'Menú',
    close: 'Cerrar el menú',
    group: (label: string) => `Páginas de ${label}`,
  },
  NavMenu: { label: 'Principal' },
  NotFoundScene: { light: 'Luz', on: 'prendida', off: 'apagada' },
  NoticeLine: { label: 'Aviso' },
  OfficeHours: {
    open: 'Abierto, hasta las {time}',
    closed: 'Cerrado. Abre {day}, {time}',
    closedFor: 'Hoy cerrado: {reason}. Abre {day}, {time}',
    today: 'hoy',
    specialDay: '{day} ({reason})',
    hours: '{opens} a {closes}',
    closedAllDay: 'cerrado',
    locale: 'es-US',
    weekday: (name: string) => days[name] ?? name,
    time,
  },
  PageNotice: { retry: tryAgain, close: 'Cerrar' },
  Pagination: {
    navigation: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page: number) => `Página ${page}`,
  },
  PhotoField: { optional: '', pending: 'Preparando…', remove: 'Quitar' },
  PictureViewer: {
    close: 'Cerrar',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    pictures: 'Fotos',
    position,
  },
  PostCard: { read: 'Leer más' },
  PostList: {
    read: 'Leer el artículo',
    loading: 'Cargando los artículos',
    empty: {
      blog: { heading: 'Todavía no hay artículos', text: 'Vuelva pronto: vienen en camino.' },
      tab: { heading: 'No hay artículos aquí', text: 'Vuelva pronto: vienen en camino.' },
      search: {
        heading: 'Ningún artículo coincide con su búsqueda',
        text: 'Pruebe con otras palabras o vea todos los artículos',
      },
    },
  },
  PostSearch: {
    field: 'Buscar artículos',
    placeholder: 'Buscar artículos…',
    search: 'Buscar',
    clear: 'Borrar',
  },
  ProcessTimeline: { heading: 'Cómo trabajamos' },
  ProjectGallery: {
    more: 'Ver más',
    loading: 'Cargando la galería',
    outdated: 'No se pudieron cargar las fotos más recientes.',
    tryAgain,
  },
  ProseSection: { heading: 'Lo que hacemos' },
  RelatedPosts: { heading: 'También le puede servir', read: 'Leer el artículo' },
  Room: {
    scenes: 'Escoja la escena',
    time: 'Hora del día',
    lamps: 'Lámpara por lámpara',
    switches: 'Lámparas de la imagen',
    loading: 'Prendiendo las luces…',
    stillsOnly:
      'Aquí, cada escena es una imagen. Para mover lámpara por lámpara hacen falta WebGL y más datos.',
    unavailable: 'No se pudo cargar esa escena. Intente otra vez.',
    send: 'Incluir estas luces en mi mensaje',
  },
  SearchField: { required: 'obligatorio', optional: '', clear: 'Borrar la búsqueda' },
  ServicePage: {
    quote: 'Pida su Cotización Gratis',
    start: 'Empezar',
    learn: 'Más Información',
    learnSrSuffix: 'sobre nuestros servicios',
    offer: 'Lo Que Hacemos',
    features: 'Lo Que Incluye',
    process: 'Cómo Trabajamos',
    testimonials: 'Lo Que Dicen Nuestros Clientes',
  },
  ShareButton: {
    share: 'Compartir',
    copied: 'Enlace copiado',
    copiedHint: 'Péguelo donde quiera',
    heading: 'Compartir este artículo',
    address: 'Enlace del artículo',
    close: 'Cerrar',
  },
  SiteFooter: { siteMap: 'Mapa del sitio', contact: 'Contacto' },
  SiteHeader: {
    home: 'Inicio',
    navigation: 'Principal',
    call: (phone: string) => `Llamar al ${phone}`,
    message: 'Mandar un mensaje',
    menu: 'Menú',
  },
  SkipLink: { children: 'Ir al contenido' },
  SoundCompare: {
    playing: (room: string) => `Se oye: ${room}`,
    unavailable: 'Su navegador no puede reproducir este sonido.',
    seconds: (seconds: number) => `${seconds} s`,
    curve: (seconds: number) => `El sonido se apaga en ${seconds} segundos.`,
  },
  TagGroup: { remove: 'Quitar la etiqueta' },
  Testimonials: { heading: 'Lo que dicen nuestros clientes' },
  ThemeSwitch: { toLight: 'Cambiar al tema claro', toDark: 'Cambiar al tema oscuro' },
  ToastRegion: { region: 'Avisos (F8)', close: 'Cerrar' },
  ValueColumns: { link: 'Más información' },
  commercialPage: {
    ...area,
    overview: 'Ver Todos los Servicios para Negocios',
    benefits: (title: string) => `Por Qué Escogernos: ${title}`,
    cases: 'Historias de Nuestros Clientes',
  },
  residentialPage: {
    ...area,
    overview: 'Ver Todos los Servicios para Casas',
    benefits: (title: string) => `Por Qué Escogernos: ${title}`,
    cases: 'Proyectos Recientes',
  },
} satisfies UiLabels;
