/** Sentences under the fields of rentals, their parts and what they refer to. */
export const rentalHelp = {
  'As it stands on cards. One per language.': 'Como aparece en las tarjetas. Uno por idioma.',
  'Decides under which of the lists it appears.': 'Decide en cuál de las listas aparece.',
  'One sentence under the name.': 'Una frase bajo el nombre.',
  'Small letters and hyphens; shared by both languages. Leave empty to make it from the name. When it changes on a published rental, the old address leads to the new one.':
    'Minúsculas y guiones; igual en ambos idiomas. Déjelo vacío para hacerlo del nombre. Si cambia en una propiedad publicada, la dirección anterior lleva a la nueva.',
  'Appears under "Rent a hotel".': 'Aparece en «Rente un hotel».',
  'Needed to publish. Shared by both languages.':
    'Necesario para publicar. Igual en ambos idiomas.',
  'For guests of a booking alone: a confirmation made of a contract begins with it. One per language; the website never shows it.':
    'Solo para huéspedes con reserva: la confirmación que se hace de un contrato empieza con este texto. Uno por idioma; el sitio web nunca lo muestra.',
  'They are released by themselves once everything is paid. Empty means: by hand alone.':
    'Se liberan solas cuando todo está pagado. Vacío significa: solo a mano.',
  'As locals call it.': 'Como le dicen los vecinos.',
  'Street and number. For guests of a booking alone: in their contract, and in the confirmation once the instructions are released; the website never shows it.':
    'Calle y número. Solo para huéspedes con reserva: en su contrato, y en la confirmación cuando se liberan las instrucciones; el sitio web nunca la muestra.',
  'For example 14.5586.': 'Por ejemplo 14.5586.',
  'For pictures of a rental: the full-screen gallery groups them by room. One language is enough.':
    'Para fotos de una propiedad: la galería las agrupa por ambiente. Basta con un idioma.',
  'As visitors know it.': 'Como la gente lo conoce.',
  'Places farther away do not mention it: 3 for a square, 60 for an airport.':
    'Los lugares más lejanos no lo mencionan: 3 para una plaza, 60 para un aeropuerto.',
  'For example -90.7339. Without both, the map shows the country.':
    'Por ejemplo -90.7339. Sin ambas, el mapa muestra el país.',
  'Otherwise maps show an area of 200 m; guests learn the address with their confirmation.':
    'Si no, los mapas muestran una zona de 200 m; el huésped recibe la dirección con su confirmación.',
  'For example -90.7339.': 'Por ejemplo -90.7339.',
  'Two to four paragraphs. One per language.': 'De dos a cuatro párrafos. Una por idioma.',
  'Three to five, two to six words each.': 'De tres a cinco, de dos a seis palabras cada uno.',
  'The first is the cover; at least eight look best. Describe each for people who do not see it.':
    'La primera es la portada; al menos ocho se ven mejor. Describa cada una para quienes no la ven.',
  '2.5 counts a guest toilet.': '2.5 cuenta un baño de visitas.',
  'One entry a bedroom, with its beds.': 'Una entrada por habitación, con sus camas.',
  'Shown in this order. Shared by both languages.':
    'Se muestran en este orden. Iguales en ambos idiomas.',
  'What is on which floor.': 'Qué hay en cada nivel.',
  'When it is at its best.': 'Cuándo está en su mejor momento.',
  'What guests must know beforehand: stairs, boat only, building works.':
    'Lo que los huéspedes deben saber antes: gradas, solo en lancha, obras.',
  'Empty means: price on request.': 'Vacío: precio a consultar.',
  'From seven nights.': 'Desde siete noches.',
  'Holy Week, Christmas… The first that covers a night counts; both days included.':
    'Semana Santa, Navidad… Cuenta el primero que cubre una noche; ambos días incluidos.',
  'In the order in which they count.': 'En el orden en que cuentan.',
  'Cleaning, service, pets…': 'Limpieza, servicio, mascotas…',
  'For long stays.': 'Para estadías largas.',
  'First possible day; empty means now.': 'Primer día posible; vacío: desde ya.',
  'The price from a number of months on.': 'El precio a partir de cierto número de meses.',
  '0 means: ask for a quote.': '0 significa: pedir cotización.',
  'Where the bookings of this place are kept.': 'Dónde se llevan las reservas de este lugar.',
  'Decides "most recent"; empty means the day it was entered.':
    'Decide «más recientes»; vacío: el día en que se ingresó.',
  'Nights that cannot be asked for; both days included.':
    'Noches que no se pueden pedir; ambos días incluidos.',
  'From the earliest to the latest tier; without any, guests read "No policies available".':
    'Del nivel más temprano al más tardío; sin ninguno, los huéspedes leen «No hay políticas disponibles».',
  "The house's standard terms, or the owner's own contract.":
    'Las condiciones generales de la casa, o el contrato del propietario.',
  'Owner or agency.': 'Propietario o agencia.',
  'Shown besides the standard terms.': 'Se muestran junto a las condiciones generales.',
  'Carries the tag "new".': 'Lleva la etiqueta «nueva».',
  'Also sold by others.': 'También la venden otros.',
  'Empty fields fall back to name and sentence.': 'Los campos vacíos toman el nombre y la frase.',
  '"none": the bathroom is shared.': '«compartido»: el baño se comparte.',
  'For stays that begin in it.': 'Para estadías que empiezan en él.',
  'From when, in words.': 'Desde cuándo, en palabras.',
  'In one short sentence, for people who do not see it.':
    'En una frase corta, para quienes no la ven.',
  'At most 60 signs.': 'Máximo 60 caracteres.',
  'At most 155 signs.': 'Máximo 155 caracteres.',
  'Shown where somebody shares the page. Without one, the site draws title and picture. 1200 by 630 is best.':
    'Se muestra cuando alguien comparte la página. Sin ella, el sitio dibuja el título y la foto. Lo mejor es 1200 por 630.',
  'For example "400+".': 'Por ejemplo «400+».',
  'In the explore drawer.': 'En el panel de explorar.',
  'Stands in addresses and in the region filter; do not change it.':
    'Aparece en direcciones y en el filtro de regiones; no lo cambie.',
  "Two lines above the region's list.": 'Dos líneas sobre la lista de la región.',
  'Small letters and hyphens; shared by both languages. Leave empty to make it from the name.':
    'Minúsculas y guiones; igual en ambos idiomas. Déjelo vacío para hacerlo del nombre.',
  'Small letters and hyphens; shared by both languages. Leave empty to make it from the name. When it changes, the old addresses of its lists lead to the new ones.':
    'Minúsculas y guiones; igual en ambos idiomas. Déjelo vacío para hacerlo del nombre. Si cambia, las direcciones anteriores de sus listas llevan a las nuevas.',
  'Needed: a town without one is not shown.': 'Necesaria: un lugar sin región no se muestra.',
  "Shown under the town's heading in lists.":
    'Se muestra bajo el encabezado del lugar en las listas.',
  'Of its centre, for example 14.5586.': 'De su centro, por ejemplo 14.5586.',
  'The heading under which it is listed.': 'El encabezado bajo el que aparece.',
  'Name of an icon of the site, for example "wifi" or "pool".':
    'Nombre de un ícono del sitio, por ejemplo «wifi» o «pool».',
  'Visitors of the lists can look for places that have it.':
    'Quienes visitan las listas pueden buscar lugares que lo tengan.',
  'Owner or agency, as guests read it.': 'Propietario o agencia, como lo leen los huéspedes.',
  'Never shown. Leave empty to make it from the name.':
    'Nunca se muestra. Déjelo vacío para hacerlo del nombre.',
  'As guests read it on cards.': 'Como lo leen los huéspedes en las tarjetas.',
  'Last minute, discount and offer lower the price; a surcharge raises it.':
    'Última hora, descuento y oferta bajan el precio; un recargo lo sube.',
  'Of the price of the nights it covers.': 'Del precio de las noches que cubre.',
  'Hidden and not applied before this day; empty means always.':
    'Antes de este día nadie la ve ni la recibe; vacío: siempre.',
  'Shorter stays do not get it.': 'Las estadías más cortas no la reciben.',
  'Stays that begin in it must be at least this long.':
    'Las estadías que empiezan en ella deben durar al menos esto.',
  'As guests read it in the price.': 'Como lo leen los huéspedes en el precio.',
  'A pet or late check-in fee counts only when guests ask for it.':
    'El cargo por mascota o llegada tarde cuenta solo cuando los huéspedes lo piden.',
  'Stay, night, guest, guest and night, guest above a number, or percent of the price.':
    'Estadía, noche, huésped, huésped y noche, huésped sobre un número, o porcentaje del precio.',
  'US dollars, or percent.': 'Dólares, o porcentaje.',
  'For the fee per extra guest.': 'Para el cargo por huésped adicional.',
  'For example 7.8. Every price changes with it.':
    'Por ejemplo 7.8. Todos los precios cambian con él.',
  'Of the total.': 'Del total.',
  'Switch it on for one method only.': 'Actívelo en una sola forma de pago.',
  'As guests read it on the inquiry form.':
    'Como lo leen los huéspedes en el formulario de consulta.',
  'One sentence, under the name.': 'Una frase, bajo el nombre.',
  'Empty means: on request.': 'Vacío: a consultar.',
  'Empty: on request.': 'Vacío: a consultar.',
  'The whole stay, a day, or a person.': 'Toda la estadía, un día o una persona.',
  'The smallest number comes first.': 'El número más pequeño va primero.',
}
