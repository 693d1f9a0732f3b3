/** What the CMS answers editors: refusals, checks before publishing, mails. */
export const messages = {
  English: 'inglés',
  Spanish: 'español',
  'another entry': 'otra entrada',
  'No product is switched on in a list: visitors read there that the promotion is not available.':
    'Una lista no tiene ningún producto activado: los visitantes leen ahí que la promoción no está disponible.',
  'Choose the town: it says under which address the rental stands.':
    'Elija el lugar: define en qué dirección está la propiedad.',
  'A blocked period ends before it begins.': 'Un período bloqueado termina antes de empezar.',
  'A special price ends before it begins.': 'Un precio especial termina antes de empezar.',
  'There are no pictures: cards show the fallback.':
    'No hay imágenes: las tarjetas muestran la de reserva.',
  'Fewer than five pictures: the mosaic stays small.':
    'Menos de cinco imágenes: el mosaico queda pequeño.',
  'No coordinates: the map shows the whole country.':
    'Sin coordenadas: el mapa muestra todo el país.',
  'No amenities are chosen.': 'No hay comodidades elegidas.',
  'The sleeping arrangements do not have as many bedrooms as the rental.':
    'La distribución de camas no tiene tantas habitaciones como la propiedad.',
  'The number of guests is 0.': 'El número de huéspedes es 0.',
  'No cancellation tiers: guests read "No policies available".':
    'Sin niveles de cancelación: los huéspedes leen «No hay políticas disponibles».',
  'No price a month.': 'Falta el precio por mes.',
  'No sale price; enter 0 for "ask for a quote".':
    'Falta el precio de venta; escriba 0 para «pedir cotización».',
  'No nightly price: guests have to ask.':
    'Falta el precio por noche: los huéspedes tienen que preguntar.',
  'There is no {language} version: visitors who read {language} do not see this.':
    'No hay versión en {language}: quienes leen en {language} no ven esto.',
  'Not published in {language}: visitors who read it do not see this.':
    'No está publicada en {language}: quienes leen en ese idioma no ven esto.',
  'The {language} version is older: see whether it still says the same.':
    'La versión en {language} es más antigua: revise si todavía dice lo mismo.',
  'The title for search engines has {count} signs; they show {most}.':
    'El título para buscadores tiene {count} caracteres; ellos muestran {most}.',
  'No description for search engines: the first words of the page stand in.':
    'Falta la descripción para buscadores: en su lugar van las primeras palabras de la página.',
  'The description for search engines has {count} signs; they show {most}.':
    'La descripción para buscadores tiene {count} caracteres; ellos muestran {most}.',
  'The description for search engines is very short.':
    'La descripción para buscadores es muy corta.',
  'It ends before it begins.': 'Termina antes de empezar.',
  '"{lower}" is more than "{upper}".': '«{lower}» es más que «{upper}».',
  'It ended on {moment}: visitors read that it is over.':
    'Terminó el {moment}: los visitantes leen que ya pasó.',
  'Visitors see it from {moment} on.': 'Los visitantes lo ven desde el {moment}.',
  'Visitors see it as soon as it is published.': 'Los visitantes lo ven en cuanto se publique.',
  'Visitors see it now.': 'Los visitantes ya lo ven.',
  'It has no end.': 'No tiene fecha de fin.',
  'It ends on {moment}.': 'Termina el {moment}.',
  'Give it an address name.': 'Escriba el nombre en la dirección.',
  'The address name "{value}" belongs to "{name}", too.':
    'El nombre en la dirección «{value}» también es de «{name}».',
  'The address name "{value}" leads to the texts for kinds of places.':
    'El nombre en la dirección «{value}» lleva a los textos para los tipos de lugares.',
  'The address name "{value}" belongs to "{name}" already. Choose another.':
    'El nombre en la dirección «{value}» ya es de «{name}». Elija otro.',
  '"{name}" is for "{value}" already.': '«{name}» ya es para «{value}».',
  'Not published. {faults}': 'No se publicó. {faults}',
  'None of them was published. {faults}': 'No se publicó ninguna. {faults}',
  '"{name}": {faults}': '«{name}»: {faults}',
  'Further ones with faults: {count}.': 'Otras con faltas: {count}.',
  '"{name}" was not deleted: a rental refers to it. Change that first.':
    'No se borró «{name}»: una propiedad lo usa. Cámbiela primero.',
  '"{name}" was not deleted: {count} rentals refer to it. Change that first.':
    'No se borró «{name}»: {count} propiedades lo usan. Cámbielas primero.',
  '"{name}" was not deleted: a town refers to it. Change that first.':
    'No se borró «{name}»: un lugar la usa. Cámbielo primero.',
  '"{name}" was not deleted: {count} towns refer to it. Change that first.':
    'No se borró «{name}»: {count} lugares la usan. Cámbielos primero.',
  '"{name}" was not deleted: it has booked nights. Unpublish it instead.':
    'No se borró «{name}»: tiene noches reservadas. Quite su publicación en vez de borrarla.',
  'Not done: pages of this language need it. Publish a change instead.':
    'No se hizo: las páginas de este idioma lo necesitan. Publique un cambio en su lugar.',
  'Not replaced: visitors would still see the former file. Upload the new one separately, or save the crop as a copy, and choose that one.':
    'No se reemplazó: los visitantes seguirían viendo el archivo anterior. Suba el nuevo aparte, o guarde el recorte como copia, y elija ese.',
  'Not saved: an entry chosen in "{field}" was deleted in the meantime. Take it out there.':
    'No se guardó: una entrada elegida en «{field}» se borró mientras tanto. Quítela de ahí.',
  'Not saved: a picture chosen here was deleted in the meantime. Choose another one.':
    'No se guardó: una imagen elegida aquí se borró mientras tanto. Elija otra.',
  'Not added: the file cannot be read as a picture. Save it again on your device and upload that one.':
    'No se agregó: el archivo no se puede leer como imagen. Guárdelo de nuevo en su dispositivo y suba ese.',
  'Not added: save the file on your device and upload it from there.':
    'No se agregó: guarde el archivo en su dispositivo y súbalo desde ahí.',
  '"{name}" ({field}) is not published yet.': '«{name}» ({field}) todavía no está publicado.',
  '"{name}" ({field}) has no {language} version.':
    '«{name}» ({field}) no tiene versión en {language}.',
  'A picture has no words for people who do not see it: {place}.':
    'Una imagen no tiene palabras para quienes no la ven: {place}.',
  'Enter a path of this site, beginning with one "/".':
    'Escriba una ruta de este sitio que empiece con una sola «/».',
  'The home page cannot be sent elsewhere.': 'La página de inicio no se puede enviar a otro lugar.',
  'There is a redirect from "{path}" already.': 'Ya hay una redirección desde «{path}».',
  '"{path}" is itself an address that a page had before: enter the present one.':
    '«{path}» también es una dirección que una página tuvo antes: ponga la de ahora.',
  '"{path}" is sent on to "{target}": enter that address.':
    '«{path}» ya se reenvía a «{target}»: ponga esa dirección.',
  'It would lead to itself.': 'Llevaría a sí misma.',
  'It would go round in circles: {chain}.': 'Daría vueltas en círculo: {chain}.',
  'Not saved: the departure has to come after the arrival.':
    'No se guardó: la salida debe ser después de la entrada.',
  'Not saved: choose the rental.': 'No se guardó: elija la propiedad.',
  'Not saved: at most {count} nights.': 'No se guardó: {count} noches como máximo.',
  'Not saved: write until when the nights are held.':
    'No se guardó: escriba hasta cuándo quedan apartadas las noches.',
  'Not saved: the hold would be over already.': 'No se guardó: el apartado ya habría terminado.',
  'Not saved: "{name}" has nights from {start} to {end}.':
    'No se guardó: «{name}» tiene noches del {start} al {end}.',
  'Not saved: the rental has blocked dates from {start} to {end}.':
    'No se guardó: la propiedad tiene fechas bloqueadas del {start} al {end}.',
  'Not saved: stays, their log and their reviews are written on the site.':
    'No se guardó: las estadías, su registro y sus opiniones se escriben en el sitio.',
  'Not saved: imports are changed on the site that they come from.':
    'No se guardó: lo importado se cambia en el sitio de donde viene.',
  'Not saved: the address has to begin with https:// or http://.':
    'No se guardó: la dirección debe empezar con https:// o http://.',
  'Not deleted: contracts and their log are kept as evidence.':
    'No se borró: los contratos y su registro se guardan como prueba.',
  'Not saved: only the site makes an entry of "{type}".':
    'No se guardó: solo el sitio crea entradas de «{type}».',
  'Not saved: what the visitor sent stays as it came ({fields}).':
    'No se guardó: lo que envió el visitante queda como llegó ({fields}).',
  '"{field}" still has the sample words of the preset: write your own there.':
    '«{field}» todavía tiene las palabras de muestra del modelo: escriba ahí las suyas.',
  'Your role may not change this page.': 'Su rol no puede cambiar esta página.',
  'Not saved: the template uses placeholders that do not exist: {names}.':
    'No se guardó: la plantilla usa marcadores que no existen: {names}.',
  'Not saved: the template lacks these placeholders: {names}.':
    'No se guardó: a la plantilla le faltan estos marcadores: {names}.',
  'Not saved: write the reminders as days separated by commas, e.g. 1, 3, 7.':
    'No se guardó: escriba los recordatorios como días separados por comas, por ejemplo 1, 3, 7.',
  'Not saved: {name} saved this in the meantime. Copy what you wrote, load the page again and enter it there.':
    'No se guardó: {name} guardó esto mientras tanto. Copie lo que escribió, vuelva a cargar la página e ingréselo ahí.',
  'an import of rentals': 'una importación de propiedades',
  'Not deleted: {file} is shown by {names}. Choose another picture there first.':
    'No se borró: {file} se muestra en {names}. Elija primero otra imagen ahí.',
  'Not done: nobody removes their own account.': 'No se hizo: nadie elimina su propia cuenta.',
  'Not done: your name, e-mail and password are changed in your profile; your role by a super administrator.':
    'No se hizo: su nombre, correo y contraseña se cambian en su perfil; su rol, por un superadministrador.',
  'Not done: only a super administrator may give, change or remove the role {names}.':
    'No se hizo: solo un superadministrador puede dar, cambiar o quitar el rol {names}.',
  'Not done: only a super administrator may change this.':
    'No se hizo: solo un superadministrador puede cambiar esto.',
  'Not done: this is the last active super administrator. Give another account that role first.':
    'No se hizo: es el último superadministrador activo. Primero dé ese rol a otra cuenta.',
  'Choose for how long the link works.': 'Elija por cuánto tiempo funciona el enlace.',
  'There is no such link.': 'No existe ese enlace.',
  'This page is not saved yet. Save it, then make a link.':
    'Esta página todavía no está guardada. Guárdela y después haga un enlace.',
  'This page has {most} links already. Revoke one that is no longer needed.':
    'Esta página ya tiene {most} enlaces. Revoque uno que ya no haga falta.',
  'the site': 'el sitio',
  'Your account at {brand}': 'Su cuenta en {brand}',
  'Hello {name},\n\nyou are invited to edit the content of {brand}. Choose your password here:\n\n{url}\n\nThe link is for you alone and works once.\n':
    'Estimado/a {name}:\n\nLe invitamos a editar el contenido de {brand}. Elija su contraseña aquí:\n\n{url}\n\nEl enlace es solo para usted y funciona una vez.\n',
}
