/** Sentences under the fields of the blog, the team, the owners' pages, texts, settings and redirects. */
export const pageHelp = {
  'On cards and in search results.': 'En tarjetas y en resultados de búsqueda.',
  'Small letters and hyphens, one per language. Empty: made from the title. When it changes on a published post, the old address leads to the new one.':
    'Minúsculas y guiones, uno por idioma. Vacío: se hace del título. Si cambia en un artículo publicado, la dirección anterior lleva a la nueva.',
  'Small letters and hyphens, one per language. Empty: made from the name. When it changes, links with the old one lead to all posts.':
    'Minúsculas y guiones, uno por idioma. Vacío: se hace del nombre. Si cambia, los enlaces con el anterior llevan a todos los artículos.',
  'Small letters and hyphens, one per language. Empty: made from the title.':
    'Minúsculas y guiones, uno por idioma. Vacío: se hace del título.',
  'Empty: counted from the text.': 'Vacío: se cuentan del texto.',
  'A path of this site, for example /landing-page/new-offer. Empty: to the page, wherever it is now.':
    'Una ruta de este sitio, por ejemplo /es/landing-page/nueva-oferta. Vacío: a la página, dondequiera que esté ahora.',
  'The subject of the letter.': 'El asunto de la carta.',
  'Once published, it appears at midnight of this day in Guatemala.':
    'Una vez publicado, aparece a la medianoche de este día en Guatemala.',
  'Also on the image that is shared.': 'También en la imagen que se comparte.',
  'As it was sent. Headings begin with ##.': 'Como se envió. Los títulos empiezan con ##.',
  'Headings begin with ##. A table has bars between its cells, | Court | Quarter |, and | --- | --- | below its first line. The address of a house or a video, alone between empty lines, becomes a card or a video. Four to eight hundred words read well.':
    'Los títulos empiezan con ##. Una tabla lleva barras entre sus celdas, | Patio | Barrio |, y | --- | --- | bajo su primera línea. La dirección de una casa o de un video, sola entre líneas vacías, se muestra como tarjeta o como video. De cuatrocientas a ochocientas palabras se leen bien.',
  'Empty fields fall back to the texts of the page.':
    'Los campos vacíos toman los textos de la página.',
  'A sentence or two.': 'Una o dos frases.',
  'As a visitor would ask it.': 'Como la haría un visitante.',
  'The first sentence answers it; the assistant says it, too.':
    'La primera frase la responde; también la dice el asistente.',
  'Small numbers come first.': 'Los números pequeños van primero.',
  'Separated by commas; the assistant understands them.':
    'Separadas por comas; el asistente las entiende.',
  'Only then it is shown.': 'Solo así se muestra.',
  'For example "Google".': 'Por ejemplo «Google».',
  'For example "Privacy".': 'Por ejemplo «Privacidad».',
  'Small letters and hyphens, one per language. Forms lead to "privacy-policies" and "politicas-de-privacidad".':
    'Minúsculas y guiones, uno por idioma. Los formularios llevan a «privacy-policies» y «politicas-de-privacidad».',
  'The texts for kinds of places stand in a group of their own.':
    'Los textos para tipos de lugares forman su propio grupo.',
  'Headings divide it; long texts fold at a heading. {brand}, {phone} and {email} stand for what the site settings say.':
    'Los encabezados lo dividen; los textos largos se pliegan en un encabezado. {brand}, {phone} y {email} son lo que dicen los ajustes del sitio.',
  'The numbers (properties, years…) come from the site settings.':
    'Las cifras (propiedades, años…) vienen de los ajustes del sitio.',
  'In lists, mails and above the title: "Property management".':
    'En listas, correos y sobre el título: «Administración de propiedades».',
  'The services have a page of their own each; documents are found by their address name.':
    'Cada servicio tiene su propia página; los documentos se encuentran por su nombre en la dirección.',
  'Small letters and hyphens, one per language.': 'Minúsculas y guiones, uno por idioma.',
  'The form asks for a photo and an identity document.':
    'El formulario pide una foto y un documento de identidad.',
  'Without text and sections the page says that it is coming soon. {brand}, {phone} and {email} stand for what the site settings say.':
    'Sin texto ni secciones, la página dice que estará pronto. {brand}, {phone} y {email} son lo que dicen los ajustes del sitio.',
  'Each with a picture.': 'Cada una con una imagen.',
  'The number in the headline.': 'El número del titular.',
  'Bronze, silver, gold, each with its sales.': 'Bronce, plata y oro, cada una con sus ventas.',
  'One entry each. After "Inquiry" visitors read the title and text of the inquiry page; only the buttons come from here.':
    'Una entrada cada una. Después de "Consulta" se leen el título y el texto de la página de consultas; de aquí solo vienen los botones.',
  'What happens now, and when.': 'Qué pasa ahora y cuándo.',
  'The first is the main one.': 'El primero es el principal.',
  'Beside the logo and in search results.': 'Junto al logotipo y en resultados de búsqueda.',
  'Shown by social networks.': 'La muestran las redes sociales.',
  'International: +502 …': 'Internacional: +502 …',
  'Digits only, with country code.': 'Solo dígitos, con código de país.',
  "The visitor's message starts with them.": 'El mensaje del visitante empieza con ellas.',
  'Stands beside every inquire button.': 'Aparece junto a cada botón de consulta.',
  'Replaces Renty. Works once the technical team has set the address of the widget.':
    'Reemplaza a Renty. Funciona cuando el equipo técnico haya puesto la dirección del chat.',
  'A number and what it counts. Only what is true.':
    'Un número y lo que cuenta. Solo lo que es cierto.',
  'These always count as 15 percent.': 'Estas siempre cuentan como 15 por ciento.',
  'Of pages that have none of their own.': 'De las páginas que no tienen una propia.',
  'Empty means the e-mail of the site settings.': 'Vacío: el correo de los ajustes del sitio.',
  'From all other forms. Empty means the e-mail of the site settings.':
    'De todos los demás formularios. Vacío: el correo de los ajustes del sitio.',
  'Empty means the mailbox of the leads.': 'Vacío: el buzón de las solicitudes.',
  'Months from the day they came; then deleted for good.':
    'Meses desde el día en que llegaron; después se borran para siempre.',
  'Months from the day they came; then deleted.':
    'Meses desde el día en que llegaron; después se borran.',
  'The sections of the marketplace.': 'Las secciones del sitio.',
  'In this order.': 'En este orden.',
  'Where guests ask for a quote.': 'Donde los huéspedes piden cotización.',
  'Only what you can keep.': 'Solo lo que puedan cumplir.',
  'What happens next.': 'Qué pasa después.',
  'Which of the five lists; one entry each.': 'Cuál de las cinco listas; una entrada cada una.',
  'Under the title of the list.': 'Bajo el título de la lista.',
  'The old path, for example /old-offer or /es/oferta. Works where no page stands.':
    'La ruta anterior, por ejemplo /old-offer o /es/oferta. Funciona donde no hay una página.',
  'A path of this site, for example /landing-page/new-offer.':
    'Una ruta de este sitio, por ejemplo /es/landing-page/oferta-nueva.',
  'Off: search engines keep the old address.':
    'Apagado: los buscadores conservan la dirección anterior.',
  'Why it exists; never shown.': 'Por qué existe; nunca se muestra.',
  'Visitors who use the old address are sent to it.':
    'Se envía allí a los visitantes que usan la dirección anterior.',
  'For example "Guest host in Antigua".': 'Por ejemplo «Anfitriona en Antigua».',
  'Tasks, what we ask for, what we offer.': 'Tareas, qué pedimos, qué ofrecemos.',
  'Appears at midnight of this day in Guatemala.':
    'Aparece a la medianoche de este día en Guatemala.',
  'By the clock in Guatemala; may be empty.': 'Según la hora de Guatemala; puede quedar vacío.',
  'On wide screens.': 'En pantallas anchas.',
  'Shown by their own place.': 'Se ordenan por su propia posición.',
  'Only then shown. There are no drafts here.': 'Solo así se muestra. Aquí no hay borradores.',
  'Square.': 'Cuadrada.',
  'https://…': 'https://…',
  'For example "Spanish, English, Kaqchikel".': 'Por ejemplo «español, inglés, kaqchikel».',
  'The members come from the job areas.': 'Los miembros vienen de las áreas de trabajo.',
}
