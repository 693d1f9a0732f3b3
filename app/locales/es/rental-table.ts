import type { rentalTable as english } from '../en/rental-table'
import type { Translated } from '../translated'

export const rentalTable: Translated<typeof english> = {
  title: 'Casas en CSV',
  lead: 'Descargue todas las casas, cámbielas en una hoja de cálculo y suba el archivo de nuevo. Primero verá qué cambiaría; no se escribe nada hasta que usted lo indique.',
  download: {
    title: 'Descargar',
    hint: 'Una línea por casa, incluso los borradores, con los dos idiomas en columnas.',
    all: 'Todas las casas',
    template: 'Plantilla con ejemplos',
  },
  upload: {
    title: 'Subir',
    file: 'Archivo CSV',
    hint: 'Hasta 10 MB y 5,000 líneas, con comas o punto y coma. Primero verá cada cambio y cada error.',
    send: 'Revisar el archivo',
    problems: {
      noFile: 'Elija primero un archivo con casas.',
      tooLarge: 'Este archivo pesa más de 10 MB. Divídalo y suba las partes una tras otra.',
      notText:
        'Este archivo no es CSV. Ábralo en su hoja de cálculo, guárdelo como «CSV UTF-8» y suba ese archivo.',
      busy: 'Hay otra importación en curso. Espere a que termine, o deténgala; luego suba este archivo de nuevo.',
      unavailable:
        'No se pudo guardar el archivo. No se cambió nada; intente de nuevo en un minuto.',
    },
  },
  archive: {
    title: 'Fotos',
    file: 'ZIP de fotos',
    hint: 'Hasta 50 MB y 500 fotos (JPEG, PNG, WebP o HEIC). Llegan a la biblioteca de medios con su nombre de archivo; la tabla luego las nombra. El mismo ZIP otra vez no cambia nada.',
    send: 'Subir las fotos',
    added_one: '{{count}} foto es nueva en la biblioteca de medios.',
    added_other: '{{count}} fotos son nuevas en la biblioteca de medios.',
    known_one: '{{count}} ya estaba.',
    known_other: '{{count}} ya estaban.',
    refused: {
      other: '«{{name}}»: ya hay otra foto con este nombre. Póngale un nombre propio.',
      Address: '«{{name}}» no se puede leer.',
      Private: '«{{name}}» no se puede leer.',
      Unreachable: '«{{name}}» no se puede leer.',
      TooSlow: '«{{name}}» no se puede leer.',
      TooLarge: '«{{name}}» pesa más de 10 MB o tiene más de 40 megapíxeles.',
      NotPicture: '«{{name}}» no es una foto que se pueda leer.',
    },
    problems: {
      noFile: 'Elija primero un ZIP con fotos.',
      tooLarge: 'Este ZIP pesa más de 50 MB. Divídalo y suba las partes una tras otra.',
      notArchive:
        'Este archivo no es un ZIP que se pueda leer: puede estar dañado o protegido con contraseña, o contener más de 500 archivos o 200 MB.',
      unavailable:
        'No se pudieron guardar todas las fotos. Envíe el mismo ZIP otra vez; las que ya están no se duplican.',
    },
  },
  help: {
    title: 'Cómo se escriben las columnas',
    slug: {
      of: 'slug',
      say: 'Identifica la casa. Un slug conocido cambia esa casa; otro crea una casa nueva. Aquí no se puede cambiar.',
    },
    absent: {
      of: 'Columnas que faltan',
      say: 'Una columna que no está en el archivo se queda como está. Una celda vacía vacía su campo.',
    },
    published: {
      of: 'published',
      say: 'yes o no (sí o no). Solo decide en casas nuevas; las que ya existen se publican en el CMS. Los cambios de una casa publicada se publican de inmediato.',
    },
    lists: {
      of: 'Varias entradas',
      say: 'Separadas por una barra vertical: wifi | pool. Los pueblos, comodidades, reglas y proveedores, por su slug o clave.',
    },
    numbers: { of: 'Precios y números', say: 'Dólares sin signo: 1250 o 1,250.50.' },
    flags: { of: 'full_hotel, exact_position, new, top, shared_sale', say: 'yes o no (sí o no).' },
    days: { of: 'Días y horas', say: '2026-12-20 (o 20/12/2026) y 15:00.' },
    seasons: {
      of: 'seasons, blocked_dates',
      say: '2026-12-20..2027-01-05: 285 / 3 quiere decir 285 dólares por noche y al menos 3 noches. Las fechas bloqueadas, sin precio: 2027-01-10..2027-01-15.',
    },
    beds: {
      of: 'beds',
      say: '1 king: ensuite | 2 single + 1 crib: private. Baño: private, ensuite o none.',
    },
    rates: {
      of: 'monthly_rates',
      say: '6: 900 | 12: 850: a partir de 6 meses, 900 dólares al mes.',
    },
    cancellation: {
      of: 'cancellation_en, cancellation_es',
      say: '30: 100: Devolución completa, es decir, 100 por ciento hasta 30 días antes.',
    },
    pictures: {
      of: 'pictures, picture_words_…',
      say: 'Nombres de archivo de la biblioteca de medios, en su orden (suba arriba un ZIP con ellas), o direcciones que empiezan con https://, cuyas fotos se traen mientras se revisa el archivo. Sus descripciones van en el mismo orden; una celda vacía conserva las conocidas.',
    },
    more: {
      of: 'seo_…, picture_rooms',
      say: 'Título (70 caracteres) y descripción (320) para buscadores; sin ellos salen del nombre y del texto. De cada foto el ambiente en el mismo orden, nada donde no lo haya: bedroom | | patio.',
    },
  },
  imports: {
    title: 'Últimas importaciones',
    none: 'Todavía no se ha subido ningún archivo.',
    facts: '{{imported}} de {{lines}} líneas importadas',
  },
  stages: {
    planning: 'En revisión',
    planned: 'Revisado',
    importing: 'Importando',
    stopped: 'Detenida',
    done: 'Terminada',
    unreadable: 'No se puede leer',
  },
  counts: { new: 'Nuevas', changed: 'Con cambios', same: 'Sin cambios', mistaken: 'Con errores' },
  import: {
    back: 'Casas en CSV',
    planning: 'Revisando las líneas.',
    importing: 'Importando.',
    progress: '{{done}} de {{of}}',
    nothingYet: 'Todavía no se ha escrito nada.',
    nothingToDo: 'No hay nada que importar.',
    mistakesStay_one: 'Se deja fuera {{count}} línea con errores.',
    mistakesStay_other: 'Se dejan fuera {{count}} líneas con errores.',
    start_one: 'Importar {{count}} casa',
    start_other: 'Importar {{count}} casas',
    resume_one: 'Continuar con {{count}} casa',
    resume_other: 'Continuar con {{count}} casas',
    check: 'Seguir revisando',
    stop: 'Detener',
    done_one: 'Se importó {{count}} casa.',
    done_other: 'Se importaron {{count}} casas.',
    skipped_one: 'Se omitió {{count}} línea; abajo se explica por qué.',
    skipped_other: 'Se omitieron {{count}} líneas; abajo se explica por qué.',
    previous: 'Líneas anteriores',
    next: 'Líneas siguientes',
    problems: {
      notNow:
        'No se hizo: mientras tanto se inició o se detuvo esta importación, o hay otra en curso.',
      unavailable: 'El CMS no responde. Intente de nuevo en un minuto.',
    },
  },
  lines: {
    line: 'Línea {{line}}',
    kinds: {
      waiting: 'En espera',
      new: 'Nueva',
      changed: 'Con cambios',
      same: 'Sin cambios',
      mistaken: 'Error',
    },
    outcomes: { imported: 'Importada', skipped: 'Omitida' },
    emptied: 'se vacía',
    columns: '{{count}} columnas',
  },
  fileProblems: {
    empty:
      'El archivo no tiene líneas con casas. Descargue la plantilla para ver cómo se escriben.',
    broken:
      'El archivo no es un CSV correcto: la línea {{value}} tiene unas comillas que no corresponden. Guárdelo de nuevo como CSV.',
    noSlug: 'Falta la columna slug. Descargue la plantilla para ver las columnas.',
    unknownColumn: 'No existe la columna «{{value}}». Compare cómo se escribe con la plantilla.',
    columnTwice: 'La columna «{{value}}» aparece dos veces. Elimine una de las dos.',
    tooManyLines: 'El archivo tiene más de {{value}} líneas. Divídalo.',
  },
  lineProblems: {
    cellCount: 'Esta línea tiene más celdas que el encabezado, que tiene {{value}}.',
    unpublishedChanges:
      'Esta casa tiene cambios en el CMS que todavía no se han publicado. Publíquelos o descártelos allí primero.',
  },
  skipReasons: {
    changed:
      'No se importó: alguien cambió esta casa, o algo a lo que se refiere, después de la revisión. Suba el archivo de nuevo.',
    exists:
      'No se importó: mientras tanto se creó una casa con este slug. Suba el archivo de nuevo.',
    gone: 'No se importó: mientras tanto se eliminó esta casa.',
    rejected: 'No se importó: {{value}}',
  },
  cellProblems: {
    required: 'falta.',
    tooLong: 'tiene más de {{value}} caracteres.',
    notNumber: '«{{value}}» no es un número de este tipo.',
    tooSmall: 'es menor que {{value}}.',
    tooLarge: 'es mayor que {{value}}.',
    notFlag: '«{{value}}» no es ni sí ni no.',
    notChoice: 'no es una de estas opciones: {{value}}.',
    notDay: '«{{value}}» no es un día; escriba 2026-12-20.',
    notTime: '«{{value}}» no es una hora; escriba 15:00.',
    notPeriod: '«{{value}}» no es un período; escriba 2026-12-20..2027-01-05.',
    notSeason: '«{{value}}» no es una temporada; escriba 2026-12-20..2027-01-05: 285.',
    notRate: '«{{value}}» no es una tarifa; escriba 6: 900.',
    notTier: '«{{value}}» no es un nivel; escriba 30: 100: Devolución completa.',
    notBedroom: '«{{value}}» no es una habitación; escriba 1 king + 2 single: ensuite.',
    reversed: '«{{value}}» termina antes de empezar.',
    tooMany: 'tiene más de {{value}} entradas.',
    unknown: '«{{value}}» no existe en el CMS.',
    untranslated: '«{{value}}» todavía no existe en los dos idiomas.',
    badSlug: '«{{value}}» solo puede tener letras minúsculas, dígitos y guiones simples.',
    slugTwice: '«{{value}}» está más de una vez en el archivo.',
    publishInPanel: 'Una casa que ya existe se publica o se retira en el CMS.',
    unknownPicture: '«{{value}}» no está en la biblioteca de medios.',
    severalPictures: 'La biblioteca de medios tiene varios archivos que se llaman «{{value}}».',
    pictureAddress: '«{{value}}» no es la dirección de una foto.',
    picturePrivate: '«{{value}}» no está en el internet público.',
    pictureUnreachable: 'No hay ninguna foto en «{{value}}».',
    pictureTooSlow: '«{{value}}» no respondió en diez segundos.',
    pictureTooLarge: '«{{value}}» pesa más de 10 MB o tiene más de 40 megapíxeles.',
    pictureNotPicture: '«{{value}}» no es una foto que se pueda leer (JPEG, PNG, WebP o HEIC).',
    noWords: '«{{value}}» no tiene descripción.',
    wordCount: 'no tiene tantas descripciones como fotos ({{value}}).',
    notRoom: 'tiene un ambiente que no es ninguno de: {{value}}.',
    roomCount: 'no tiene tantos ambientes como fotos hay ({{value}}).',
  },
}
