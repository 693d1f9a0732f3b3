import { componentNames } from '../../labels/component-names'
import { contentChoiceLabels } from '../../labels/content-choice-labels'
import { spanish } from '../../labels/spanish'
import { marketingLabels } from './marketing-labels'
import { mediaLabels } from './media-labels'
import { plainLabels } from './plain-labels'
import { strapiLabels } from './strapi-labels'
import { submissionLabels } from './submission-labels'
import { unlistedLabels } from './unlisted-labels'

const coded = {
  en: {
    vacation_rental: 'Vacation rental',
    long_term_rental: 'Long-term rental',
    house_for_sale: 'House for sale',
    unique_stay: 'Unique stay',
    last_minute: 'Last minute',
    discount: 'Discount',
    offer: 'Offer',
    surcharge: 'Surcharge',
    special: 'Special',
    holy_week: 'Holy Week',
    valentine: 'Valentine',
    black_day: 'Black day',
    end_of_year: 'End of year',
    standard: 'Standard terms',
    own_contract: "Owner's own contract",
    kept_here: 'Kept here',
    kept_elsewhere: 'Kept elsewhere',
    boutiqueHotel: 'boutique hotel',
    sofaBed: 'sofa bed',
    none: 'shared',
    guestNight: 'guest and night',
    extraGuest: 'extra guest',
    lateCheckIn: 'late check-in',
    day: 'day',
    person: 'person',
    stay: 'stay',
  },
  es: {
    vacation_rental: 'Casa vacacional',
    long_term_rental: 'Casa en alquiler',
    house_for_sale: 'Casa en venta',
    unique_stay: 'Estadía única',
    last_minute: 'Última hora',
    discount: 'Descuento',
    offer: 'Oferta',
    surcharge: 'Recargo',
    special: 'Especial',
    holy_week: 'Semana Santa',
    valentine: 'San Valentín',
    black_day: 'Día negro',
    end_of_year: 'Fin de año',
    standard: 'Condiciones generales',
    own_contract: 'Contrato del propietario',
    kept_here: 'Se lleva aquí',
    kept_elsewhere: 'Se lleva en otro lugar',
    boutiqueHotel: 'hotel boutique',
    sofaBed: 'sofá cama',
    none: 'compartido',
    guestNight: 'huésped y noche',
    extraGuest: 'huésped adicional',
    lateCheckIn: 'llegada tarde',
    day: 'día',
    person: 'persona',
    stay: 'estadía',
  },
}

/**
 * The panel's texts in both languages: plain words in place of Strapi's brand, our own panels, and labels of choices.
 */
export const translations = {
  en: {
    ...componentLabels('en'),
    ...contentChoiceLabels.en,
    ...coded.en,
    ...marketingLabels.en,
    ...submissionLabels('en'),
    'Auth.form.welcome.title': 'Welcome',
    'Auth.form.welcome.subtitle': 'Sign in to edit the site',
    'app.components.LeftMenu.navbrand.title': 'The site',
    'app.components.LeftMenu.navbrand.workplace': 'Content',
    'HomePage.head.title': 'Start',
    'content-manager.validation.error': 'Not saved: some fields have to be corrected.',
    'app.components.Users.MagicLink.connect':
      'The CMS sends this link by e-mail. If the mail does not arrive, copy it and share it yourself.',
    'app.components.ToggleCheckbox.on-label': 'Yes',
    'app.components.ToggleCheckbox.off-label': 'No',
    'app.components.EmptyStateLayout.content-permissions':
      'Your role does not see this. If you need it, ask an administrator.',
    'components.Input.error.validation.regex':
      'Not in the form that is needed here. Names in addresses: small letters without accents, digits and hyphens. Links begin with https://.',
    'ceiba.faults.title': 'To correct',
    'ceiba.check.title': 'Before publishing',
    'ceiba.check.faults': 'Cannot be published',
    'ceiba.check.warnings': 'Still missing',
    'ceiba.check.complete': 'Nothing is missing.',
    'ceiba.check.unsaved':
      'This language has no saved version yet: visitors who read it see nothing.',
    'ceiba.price.title': 'Price',
    'ceiba.price.total': 'Total',
    'ceiba.price.services': 'Add-on services',
    'ceiba.price.onRequest': 'on request',
    'upload.asset-details.delete.description':
      'It cannot be brought back. A picture that a page shows is not deleted.',
    'upload.asset-details.delete.error':
      'Not deleted. Where a page shows this file, choose another one there first.',
    'upload.list.bulk-actions.delete.error':
      'Nothing was deleted. Where a page shows one of the files, choose another one there first.',
  },
  es: {
    ...spanish,
    ...strapiLabels,
    ...plainLabels,
    ...mediaLabels,
    ...unlistedLabels,
    ...componentLabels('es'),
    ...contentChoiceLabels.es,
    ...coded.es,
    ...marketingLabels.es,
    ...submissionLabels('es'),
    'Auth.form.welcome.title': 'Bienvenido',
    'Auth.form.welcome.subtitle': 'Ingrese para editar el sitio',
    'app.components.LeftMenu.navbrand.title': 'El sitio',
    'app.components.LeftMenu.navbrand.workplace': 'Contenido',
    'HomePage.head.title': 'Inicio',
    'content-manager.validation.error': 'No se guardó: hay campos por corregir.',
    'app.components.Users.MagicLink.connect':
      'El CMS envía este enlace por correo. Si el correo no llega, cópielo y compártalo.',
    'app.components.ToggleCheckbox.on-label': 'Sí',
    'app.components.ToggleCheckbox.off-label': 'No',
    'app.components.EmptyStateLayout.content-permissions':
      'Su rol no ve esto. Si lo necesita, pídalo a un administrador.',
    'ceiba.faults.title': 'Por corregir',
    'ceiba.check.title': 'Antes de publicar',
    'ceiba.check.faults': 'No se puede publicar',
    'ceiba.check.warnings': 'Todavía falta',
    'ceiba.check.complete': 'No falta nada.',
    'ceiba.check.unsaved':
      'Este idioma todavía no tiene versión guardada: quienes lo leen no ven nada.',
    'ceiba.price.title': 'Precio',
    'ceiba.price.total': 'Total',
    'ceiba.price.services': 'Servicios adicionales',
    'ceiba.price.onRequest': 'a consultar',
  },
}

/** The content manager looks components up by uid, and their group by its code. */
function componentLabels(language: 'en' | 'es'): Record<string, string> {
  const names = Object.entries(componentNames).map(([uid, label]) => [uid, label[language]])
  return { ...Object.fromEntries(names), blocks: language === 'es' ? 'Bloques' : 'Blocks' }
}
