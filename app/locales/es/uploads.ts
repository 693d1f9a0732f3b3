import type { uploads as english } from '../en/uploads'
import type { Translated } from '../translated'

export const uploads: Translated<typeof english> = {
  tooLarge: 'Este archivo es demasiado grande. Puede pesar hasta {{megabytes}} MB.',
  wrongType:
    'No podemos recibir este archivo. Elija uno de estos tipos: {{types}}. El contenido debe corresponder al nombre.',
  unreadable:
    'Este archivo está dañado o incompleto. Guárdelo de nuevo y elija el archivo nuevo, por favor.',
  locked: 'Este PDF está protegido. Guárdelo sin contraseña y elija el archivo nuevo, por favor.',
  activeContent:
    'Este documento contiene macros, programas, otros archivos o enlaces que se abren solos. Guárdelo como un PDF sencillo y elija ese archivo, por favor.',
  tooManyPixels: 'Esta imagen es demasiado grande. Puede tener hasta {{megapixels}} megapíxeles.',
  tooManyPages: 'Este documento es demasiado largo. Puede tener hasta {{pages}} páginas.',
  noFile: 'Por favor, elija un archivo',
  brokenForm: 'El archivo no llegó completo. Intente de nuevo, por favor.',
  unknownKind: 'Este formulario no recibe ese tipo de archivo.',
  tooManyTries: 'Ha enviado muchos archivos. Espere {{minutes}} min e intente de nuevo, por favor.',
  unavailable: 'En este momento no podemos guardar archivos. Intente de nuevo en un momento.',
}
