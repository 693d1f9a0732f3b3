import type { LegalSeed } from './legal-seed'

export const cookies: LegalSeed = {
  slug: { en: 'cookie-policy', es: 'politica-de-cookies' },
  title: { en: 'Cookie policy', es: 'Política de cookies' },
  name: { en: 'Cookies', es: 'Cookies' },
  area: 'site',
  text: {
    en: `## What we keep in your browser

No cookie of ours follows visitors. What the site has to remember lies in the storage of your own browser and is not sent along with every page:

- the currency and the language you chose;
- the places you keep as favourites and those you saw last, until you remove them;
- the stay you are asking for, until you have sent it;
- your name, e-mail address and telephone number after you sent a form, so that you need not type them twice;
- how you came here, for example the name of a campaign, until you close the window;
- that you have accepted this notice.

## Cookies for people who work here

Staff who sign in get one cookie that says who they are. It ends when they sign out.

## Others

Where a form is guarded against programs, the guard may set a cookie of its own for the few seconds that it works. Maps, videos and chats load only when you open them, and then the rules of those services apply.

## How to get rid of it

Delete the data of this site in the settings of your browser. Everything goes on working; you only choose your currency again.`,
    es: `## Qué guardamos en su navegador

Ninguna cookie nuestra sigue a los visitantes. Lo que el sitio necesita recordar queda en su propio navegador y no viaja con cada página:

- la moneda y el idioma que escogió;
- los lugares que guarda como favoritos y los que vio por último, hasta que los quite;
- la estadía que está consultando, hasta que la envíe;
- su nombre, su correo y su teléfono después de enviar un formulario, para que no los escriba dos veces;
- cómo llegó aquí, por ejemplo el nombre de una campaña, hasta que cierre la ventana;
- que ya aceptó este aviso.

## Cookies para quienes trabajan aquí

El personal que entra al sistema recibe una cookie que dice quién es. Termina cuando sale.

## De otros

Donde un formulario está protegido contra programas, esa protección puede poner una cookie propia por los segundos que trabaja. Los mapas, los videos y los chats se cargan solo cuando usted los abre, y entonces valen las reglas de esos servicios.

## Cómo borrarlo

Borre los datos de este sitio en los ajustes de su navegador. Todo sigue funcionando; solo tendrá que escoger su moneda otra vez.`,
  },
}
