/** Sentences under the fields of landings, their blocks and parts. */
export const landingHelp = {
  'Wide, at least 1600 pixels.': 'Ancha, de al menos 1600 píxeles.',
  'Upright; may be empty.': 'Vertical; puede quedar vacía.',
  'For people who do not see it.': 'Para quienes no la ven.',
  'May be empty.': 'Puede quedar vacío.',
  'Empty: those of the landing. The cheapest comes first.':
    'Vacío: los de la página. El más barato va primero.',
  'The cards open the list of this town.': 'Las tarjetas abren la lista de este lugar.',
  'Says what happens next.': 'Dice qué pasa después.',
  'Only those switched on are shown.': 'Solo se muestran los activados.',
  'All questions of it are shown.': 'Se muestran todas sus preguntas.',
  'Shown first.': 'Se muestran primero.',
  'Empty: all of them.': 'Vacío: todas.',
  'Empty: the award of the site settings.': 'Vacía: el premio de los ajustes del sitio.',
  'https://…; may be empty.': 'https://…; puede quedar vacío.',
  "Empty: the landing's own.": 'Vacío: las de la página.',
  'One or two.': 'Uno o dos.',
  'The heading of the page.': 'El encabezado de la página.',
  'Small letters and hyphens, one per language. Empty: made from the title. When it changes on a published page, the old address leads to the new one.':
    'Minúsculas y guiones, uno por idioma. Vacío: se hace del título. Si cambia en una página publicada, la dirección anterior lleva a la nueva.',
  'Travels along with every contact that the page brings.':
    'Acompaña a cada contacto que trae la página.',
  'From this moment on, by the clock in Guatemala, visitors read that the offer is over. Empty: never.':
    'Desde este momento, según la hora de Guatemala, los visitantes leen que la oferta terminó. Vacío: nunca.',
  'Empty: the one for computers.': 'Vacía: la de computadoras.',
  'Upright. Empty: the one for tablets.': 'Vertical. Vacía: la de tabletas.',
  'In one sentence, for people who do not see it.': 'En una frase, para quienes no la ven.',
  'Conditions, what is included, dates.': 'Condiciones, qué incluye, fechas.',
  'Beside the text of the offer.': 'Junto al texto de la oferta.',
  'Says what happens next, for example "Send me the price".':
    'Dice qué pasa después, por ejemplo «Envíenme el precio».',
  'https://wa.me/… Empty: the number of the site settings.':
    'https://wa.me/… Vacío: el número de los ajustes del sitio.',
  "The visitor's message begins with them.": 'El mensaje del visitante empieza con ellas.',
  'Shown as cards, the cheapest first.': 'Se muestran como tarjetas, el más barato primero.',
  'The page from top to bottom. An empty page can be filled from a preset, in the box at the side.':
    'La página de arriba hacia abajo. Una página vacía se puede llenar con un modelo, en el cuadro de al lado.',
  'By the clock in Guatemala, nobody has to press a button.':
    'Según la hora de Guatemala; nadie tiene que presionar un botón.',
  'From then on visitors read that the promotion is over.':
    'Desde entonces los visitantes leen que la promoción terminó.',
  '"Farm" has galleries, an overview and WhatsApp instead of a form at the top.':
    '«Finca» lleva galerías, un resumen y WhatsApp en vez del formulario de arriba.',
  'Above the products.': 'Sobre los productos.',
  'Only those switched on are shown, the cheapest first. Without any, visitors read that the promotion is not available.':
    'Solo se muestran los activados, el más barato primero. Sin ninguno, los visitantes leen que la promoción no está disponible.',
  'For the kind "farm".': 'Para el tipo «finca».',
  'Only then it is shown. There are no drafts here.':
    'Solo así se muestra. Aquí no hay borradores.',
  'Two sentences on the card.': 'Dos frases en la tarjeta.',
  'Crossed out; may be empty.': 'Va tachado; puede quedar vacío.',
  'For example "a night".': 'Por ejemplo «por noche».',
  'Where there is neither link below.': 'Cuando no hay ninguno de los enlaces de abajo.',
  'A page of this site (/vacation-rentals/…) in this language, or https://…':
    'Una página de este sitio (/es/casas-vacacionales/…) en este idioma, o https://…',
  'Wins over the link above.': 'Tiene prioridad sobre el enlace de arriba.',
  'One after the other; three to six look best.': 'Una tras otra; de tres a seis se ven mejor.',
  'Opens WhatsApp.': 'Abre WhatsApp.',
  'Opens WhatsApp, too.': 'También abre WhatsApp.',
  'Empty: 10. With 0 the page promises no discount.':
    'Vacío: 10. Con 0 la página no promete descuento.',
  'For visitors whose advertisement ends in country=SV.':
    'Para visitantes cuyo anuncio termina en country=SV.',
  'Three look best.': 'Tres se ven mejor.',
  'Four look best.': 'Cuatro se ven mejor.',
  'Empty: the one of the site settings.': 'Vacía: la de los ajustes del sitio.',
  'For "link": /a-page-of-this-site or https://…':
    'Para «abre el enlace»: /una-pagina-de-este-sitio o https://…',
  'Of a video on YouTube or Vimeo, or of a file: https://…':
    'De un video en YouTube o Vimeo, o de un archivo: https://…',
  'For example "Large Homes".': 'Por ejemplo «Casas grandes».',
  'For example "$300-500".': 'Por ejemplo «$300-500».',
  'Empty: or more.': 'Vacío: o más.',
  '"Explore" is the list the visitor came from.':
    '«Explorar» es la lista de donde vino el visitante.',
}
