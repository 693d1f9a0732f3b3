/** Help for the fields of landings, and what the checklist before publishing says of content. */
export const contentLabels: Record<string, string> = {
  'Shown from': 'Se muestra desde',
  'Shown until': 'Se muestra hasta',
  "The published page appears at this moment by itself; before, its address answers that there is nothing. You choose by your computer's clock, and the box at the side tells the time in Guatemala. Empty: at once.":
    'La página publicada aparece sola en este momento; antes, su dirección responde que no hay nada. La hora se elige según el reloj de su computadora, y el cuadro de al lado la dice en hora de Guatemala. Vacío: de inmediato.',
  'From this moment on visitors read that it is over, and it leaves lists and search engines. Empty: never.':
    'Desde este momento los visitantes leen que ya terminó, y sale de las listas y de los buscadores. Vacío: nunca.',
  'The page has no main heading (h1): "{field}" is empty.':
    'La página no tiene título principal (h1): «{field}» está vacío.',
  '"{field}" is empty.': '«{field}» está vacío.',
  '"{field}" is not an address: "{address}".': '«{field}» no es una dirección: «{address}».',
  'A picture in "{field}" has no words for people who do not see it.':
    'Una foto de «{field}» no tiene palabras para quienes no la ven.',
  'The words of a picture in "{field}" seem to be {language}: "{words}".':
    'Las palabras de una foto de «{field}» parecen estar en {language}: «{words}».',
  'A picture is {width} pixels wide, and its place needs {needed}: {field}.':
    'Una foto mide {width} píxeles de ancho y su lugar necesita {needed}: {field}.',
  'A link in "{field}" leads nowhere: "{address}".':
    'Un enlace de «{field}» no lleva a ningún lado: «{address}».',
  'A link in "{field}" leads to a page that is not there: {address}.':
    'Un enlace de «{field}» lleva a una página que no existe: {address}.',
  'Main heading (h1)': 'Título principal (h1)',
  'Form or WhatsApp button': 'Formulario o botón de WhatsApp',
  'Required fields': 'Campos obligatorios',
  'Texts for search engines': 'Textos para buscadores',
  'Pictures and their sizes': 'Fotos y sus tamaños',
  'Words for each picture': 'Palabras para cada foto',
  'Both languages': 'Los dos idiomas',
  Links: 'Enlaces',
  'A picture is missing: {field}.': 'Falta una foto: {field}.',
  'Visitors do not see this block, it is empty: {block}.':
    'Los visitantes no ven este bloque, está vacío: {block}.',
  'The button of {block} leads to a form, and this page has none: it opens WhatsApp.':
    'El botón de {block} lleva a un formulario y esta página no tiene: abre WhatsApp.',
  'Visitors do not see a picture in "{field}": it is not one of the media library ({address}).':
    'Los visitantes no ven una foto de «{field}»: no es de la biblioteca de medios ({address}).',
  'Visitors do not see the HTML in "{field}": <{tag}>.':
    'Los visitantes no ven el HTML de «{field}»: <{tag}>.',
  '"{field}" leads to a file that lies in the CMS, where visitors cannot go: {address}.':
    '«{field}» lleva a un archivo que está en el CMS, adonde los visitantes no llegan: {address}.',
  "Shown below the page's own fields, from top to bottom. A hero, product list or form here stands in for the page's own; nothing else does. The box at the side fills an empty page from a preset.":
    'Van debajo de los campos propios de la página, de arriba hacia abajo. Un encabezado, una lista de productos o un formulario de aquí toma el lugar del propio; nada más lo hace. El cuadro de al lado llena una página vacía con un modelo.',
  'Shown below everything else, from top to bottom. The box at the side fills an empty page from a preset.':
    'Van debajo de todo lo demás, de arriba hacia abajo. El cuadro de al lado llena una página vacía con un modelo.',
  'Not saved: a contract shows words alone. Take the pictures out of the text.':
    'No se guardó: un contrato solo muestra palabras. Quite las fotos del texto.',
  'Visitors do not see {block}: it has no link.': 'Los visitantes no ven {block}: no tiene enlace.',
  'In place of {fields} the page shows its block {block}.':
    'En lugar de {fields}, la página muestra su bloque {block}.',
}
