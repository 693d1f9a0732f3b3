import type { LegalSeed } from './legal-seed'

export const privacy: LegalSeed = {
  slug: { en: 'privacy-policies', es: 'politicas-de-privacidad' },
  title: { en: 'Privacy policies', es: 'Políticas de privacidad' },
  name: { en: 'Privacy', es: 'Privacidad' },
  area: 'site',
  text: {
    en: `## In short

We keep what you send us, use it to answer you, show it to nobody who does not need it, and delete it when it has done its work. Looking around needs no account and leaves no profile.

## What you give us

- **Inquiries and contact forms:** your name, e-mail address, telephone number if you have one, how you would like to be reached, and what you write to us.
- **Contracts:** the names and ages of the guests, a photo of you and an identity document, because the law and the owners ask for it.
- **Applications for a job:** your CV, a photo and what you say about your work.
- **News by e-mail:** your name and your address, until you tell us to stop.

## What comes by itself

When you send a form we note how you found us, if your browser says so, for example the name of a campaign. Our servers keep addresses of visitors for a few days to fend off attacks. We use no advertising networks and no trackers.

## Who reads it

Our team reads it. The owner or manager of a house that you ask about gets what is needed for your stay. Services that deliver our e-mail carry it on our behalf. Nobody buys it.

Photos, identity documents and CVs are kept encrypted, apart from everything else. Only the staff in charge can open them, and every time one is opened is written down.

## How long

- Inquiries and messages: as long as we are talking and for two years after that.
- Identity photos and documents, CVs and photos of applicants: until the time that the law or our purpose needs them is over, then they are deleted for good.
- Signed contracts: as long as the tax law of Guatemala asks for.

## Children

This site is not made for children under 13, and we do not knowingly keep anything they send. Ages of children who travel along are told to us by the adult who signs.

## Your rights

Ask us what we have about you, have it corrected, have it deleted or take it with you. Write to {email}; we answer within 30 days. You may also take back what you once agreed to; that does not change what happened before.

## Links that lead away

WhatsApp, maps and social networks have rules of their own. We load nothing of theirs before you open it.

## Who we are

{brand}, Antigua Guatemala. E-mail {email}, telephone {phone}.`,
    es: `## En pocas palabras

Guardamos lo que usted nos envía, lo usamos para responderle, no se lo mostramos a quien no lo necesita y lo borramos cuando cumplió su fin. Para ver el sitio no hace falta una cuenta y no queda ningún perfil.

## Lo que usted nos da

- **Consultas y formularios:** su nombre, su correo, su teléfono si lo tiene, cómo prefiere que le contactemos y lo que nos escribe.
- **Contratos:** los nombres y las edades de los huéspedes, una foto suya y un documento de identidad, porque la ley y los propietarios lo piden.
- **Solicitudes de empleo:** su hoja de vida, una foto y lo que nos cuenta de su trabajo.
- **Noticias por correo:** su nombre y su correo, hasta que nos pida no escribirle más.

## Lo que llega por sí solo

Cuando envía un formulario anotamos cómo nos encontró, si su navegador lo dice; por ejemplo, el nombre de una campaña. Nuestros servidores guardan unos días las direcciones de los visitantes para defenderse de ataques. No usamos redes de publicidad ni rastreadores.

## Quién lo lee

Lo lee nuestro equipo. Quien tiene o administra la casa por la que usted pregunta recibe lo necesario para su estadía. Los servicios que entregan nuestro correo lo llevan por encargo nuestro. Nadie lo compra.

Las fotos, los documentos de identidad y las hojas de vida se guardan cifrados y aparte de todo lo demás. Solo las personas encargadas pueden abrirlos, y cada vez que se abre uno queda anotado.

## Por cuánto tiempo

- Consultas y mensajes: mientras estemos en contacto y dos años más.
- Fotos y documentos de identidad, hojas de vida y fotos de solicitantes: hasta que pase el tiempo que la ley o su fin requieren; después se borran por completo.
- Contratos firmados: el tiempo que pide la ley tributaria de Guatemala.

## Niños

Este sitio no está hecho para menores de 13 años, y no guardamos a sabiendas nada que ellos envíen. Las edades de los niños que viajan nos las dice el adulto que firma.

## Sus derechos

Pregúntenos qué tenemos de usted, pida que lo corrijamos, que lo borremos o que se lo entreguemos. Escriba a {email}; le respondemos dentro de 30 días. También puede retirar lo que una vez aceptó; eso no cambia lo que pasó antes.

## Enlaces que llevan a otro lado

WhatsApp, los mapas y las redes sociales tienen sus propias reglas. No cargamos nada de ellos antes de que usted lo abra.

## Quiénes somos

{brand}, Antigua Guatemala. Correo {email}, teléfono {phone}.`,
  },
}
