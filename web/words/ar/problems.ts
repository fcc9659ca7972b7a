import type { Problems } from '../en/problems.ts';

/** What the server answers when it refuses something. */
export const problems: Problems = {
  'A catalogue file can be up to 1 MiB.': 'الحد الأقصى لملف الكتالوج 1 ميغابايت.',
  'A cover can be up to 10 MB.': 'الحد الأقصى للغلاف 10 ميغابايت.',
  'A game with this name was merged into another one.': 'دُمجت لعبة بهذا الاسم في لعبة أخرى.',
  'A name can’t start like a spreadsheet formula.':
    'لا يمكن أن يبدأ الاسم مثل معادلة في جدول بيانات.',
  'A quotation mark isn’t closed.': 'توجد علامة اقتباس غير مغلقة.',
  'Admins need a passkey or codes. See “Security” on your page.':
    'يحتاج المشرفون إلى مفتاح مرور أو رموز. راجع «الأمان» في صفحتك.',
  'Another account already uses this email. Use another one.':
    'هذا البريد مستخدم في حساب آخر. استخدم غيره.',
  'Choose a date within the next {days} days.': 'اختر تاريخًا خلال الأيام القادمة، وحدّها {days}.',
  'Choose a date within {days} days. For longer, ban the account.':
    'اختر تاريخًا قريبًا: أقصى عدد للأيام {days}. لمدة أطول، أوقف الحساب نهائيًا.',
  'Choose a role.': 'اختر دورًا.',
  'Choose a time in the future.': 'اختر وقتًا في المستقبل.',
  'Choose one of these file types: {taken}.': 'اختر أحد أنواع الملفات هذه: {taken}.',
  'Codes are already on.': 'الرموز مفعّلة بالفعل.',
  'Confirm that it’s you first.': 'أكّد هويتك أولًا.',
  'Describe what happened.': 'صف ما حدث.',
  'Double the quotation marks inside a value.': 'ضاعف علامات الاقتباس داخل القيمة.',
  'Each game can only be listed once.': 'لا يمكن إدراج اللعبة أكثر من مرة.',
  'Each hour can only be listed once.': 'لا يمكن إدراج الساعة أكثر من مرة.',
  'Each platform can have only one gamertag.': 'لكل منصة اسم لاعب واحد فقط.',
  'Each platform can only be listed once.': 'لا يمكن إدراج المنصة أكثر من مرة.',
  'Enter a valid email address.': 'أدخل بريدًا إلكترونيًا صحيحًا.',
  'Files here can be up to 10 MB. Upload videos up to 95 MB in parts.':
    'الحد الأقصى للملفات هنا 10 ميغابايت. ارفع الفيديوهات حتى 95 ميغابايت على أجزاء.',
  'Members can check in from {minutes} minutes before the start until the end.':
    'يمكن للأعضاء تأكيد الحضور قبل البدء (بالدقائق: {minutes}) وحتى النهاية.',
  'Messages can be changed for {minutes} minutes.':
    'انتهت مدة تعديل الرسالة (بالدقائق: {minutes}).',
  'More seats of a role are taken in a later session. Keep at least that many.':
    'في جلسة لاحقة مقاعد محجوزة أكثر لأحد الأدوار. أبقِ هذا العدد على الأقل.',
  'Must be a time such as 22:30.': 'أدخل وقتًا مثل 22:30.',
  'Must be a time zone such as Europe/Berlin.': 'أدخل منطقة زمنية مثل Europe/Berlin.',
  'Must be after the start of the range.': 'يجب أن يكون بعد بداية المدة.',
  'Must differ from the start.': 'يجب أن يختلف عن البداية.',
  'New accounts can only send links to friends. Remove the link.':
    'لا ترسل الحسابات الجديدة روابط إلا إلى الأصدقاء. احذف الرابط.',
  'Nothing was changed. No one has taken this report.': 'لم يتغير شيء. لم يتولَّ أحد هذا البلاغ.',
  'Nothing was changed. One of the games was already merged, or the other is archived.':
    'لم يتغير شيء. إحدى اللعبتين مدمجة بالفعل، أو الأخرى مؤرشفة.',
  'Nothing was changed. {name} has taken this report.': 'لم يتغير شيء. تولّى هذا البلاغ ⁨{name}⁩.',
  'One of these categories doesn’t exist. Reload the page.':
    'إحدى هذه الفئات غير موجودة. أعد تحميل الصفحة.',
  'Only admins can do this.': 'هذا متاح للمشرفين فقط.',
  'Only members can mute a session.': 'كتم الجلسة متاح لأعضائها فقط.',
  'Only the host can add files to a session.': 'المضيف وحده يضيف ملفات إلى الجلسة.',
  'Only the host can change a session.': 'المضيف وحده يعدّل الجلسة.',
  'Only the host can delete a session.': 'المضيف وحده يحذف الجلسة.',
  'Only the host can invite people to this session.': 'المضيف وحده يدعو إلى هذه الجلسة.',
  'Only the host can see the applications.': 'المضيف وحده يرى الطلبات.',
  'Only the invited person can accept an invite.': 'لا يقبل الدعوة إلا من دُعي.',
  'Only the other person can do this.': 'هذا متاح للشخص الآخر فقط.',
  'Peerway isn’t fully set up yet. Please tell the operator.':
    'لم يكتمل إعداد Peerway بعد. أخبر المشغّل من فضلك.',
  'Remove characters that can’t be displayed.': 'احذف الرموز التي لا يمكن عرضها.',
  'Remove these unknown columns: {columns}.': 'احذف هذه الأعمدة غير المعروفة: {columns}.',
  'Search for a word, game, category, language, platform or region first.':
    'ابحث أولًا عن كلمة أو لعبة أو فئة أو لغة أو منصة أو منطقة.',
  'Someone has already applied. Cancel the session instead.':
    'سبق أن طلب أحدهم الانضمام. ألغِ الجلسة بدلًا من حذفها.',
  'Something went wrong on our side. Try again in a moment.':
    'حدث خطأ لدينا. أعد المحاولة بعد لحظة.',
  'That took too long. Log in again.': 'استغرق ذلك وقتًا طويلًا. سجّل الدخول من جديد.',
  'That took too long. Start again.': 'استغرق ذلك وقتًا طويلًا. ابدأ من جديد.',
  'That took too long. Try again.': 'استغرق ذلك وقتًا طويلًا. أعد المحاولة.',
  'The categories were changed in the meantime. Reload the page and try again.':
    'تغيّرت الفئات في هذه الأثناء. أعد تحميل الصفحة ثم أعد المحاولة.',
  'The column "name" is missing. The first line must contain the column names.':
    'العمود «name» ناقص. يجب أن يحتوي السطر الأول على أسماء الأعمدة.',
  'The email or password is wrong.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'The push service of this browser didn’t answer as it should. Try again in a moment.':
    'لم تستجب خدمة الإشعارات الفورية في هذا المتصفح كما يجب. أعد المحاولة بعد لحظة.',
  'The upload is incomplete. Start it again.': 'لم يكتمل الرفع. ابدأه من جديد.',
  'This Peerway isn’t set up for push notifications yet. Please tell the operator.':
    'لم تُعدّ الإشعارات الفورية في Peerway هنا بعد. أخبر المشغّل من فضلك.',
  'This account is banned.': 'هذا الحساب موقوف نهائيًا.',
  'This account is banned. Reason: {reason}': 'هذا الحساب موقوف نهائيًا. السبب: {reason}',
  'This account is suspended until {until}.': 'هذا الحساب موقوف مؤقتًا حتى {until}.',
  'This account is suspended until {until}. Reason: {reason}':
    'هذا الحساب موقوف مؤقتًا حتى {until}. السبب: {reason}',
  'This animation has more than {most} frames. Choose a shorter one.':
    'عدد إطارات هذه الصورة المتحركة يتجاوز {most}. اختر أقصر منها.',
  'This animation has more than {most} megapixels in all its frames. Choose a smaller one.':
    'مجموع إطارات هذه الصورة المتحركة يتجاوز {most} ميغابكسل. اختر أصغر منها.',
  'This application doesn’t exist, or you don’t have access to it.':
    'هذا الطلب غير موجود، أو لا يمكنك الوصول إليه.',
  'This calendar doesn’t exist, or you don’t have access to it.':
    'هذا التقويم غير موجود، أو لا يمكنك الوصول إليه.',
  'This call doesn’t exist, or you don’t have access to it.':
    'هذه المكالمة غير موجودة، أو لا يمكنك الوصول إليها.',
  'This category doesn’t exist, or you don’t have access to it.':
    'هذه الفئة غير موجودة، أو لا يمكنك الوصول إليها.',
  'This category doesn’t exist.': 'هذه الفئة غير موجودة.',
  'This code is wrong. It changes every 30 seconds, so use the latest one, and check the clock of your phone.':
    'هذا الرمز غير صحيح. يتغير كل 30 ثانية، فاستخدم أحدث رمز، وتحقق من ساعة هاتفك.',
  'This code is wrong. Use the latest one, and check your phone’s clock.':
    'هذا الرمز غير صحيح. استخدم أحدث رمز، وتحقق من ساعة هاتفك.',
  'This code was already used. Wait for the next one.':
    'سبق استخدام هذا الرمز. انتظر الرمز التالي.',
  'This content doesn’t exist, or you don’t have access to it.':
    'هذا المحتوى غير موجود، أو لا يمكنك الوصول إليه.',
  'This cover doesn’t exist, or you don’t have access to it.':
    'هذا الغلاف غير موجود، أو لا يمكنك الوصول إليه.',
  'This device doesn’t exist, or you don’t have access to it.':
    'هذا الجهاز غير موجود، أو لا يمكنك الوصول إليه.',
  'This device is logged out, or the account can’t be used.':
    'سُجّل خروج هذا الجهاز، أو لا يمكن استخدام الحساب.',
  'This drawing can’t be turned into an image. Export it as a PNG.':
    'لا يمكن تحويل هذا الرسم إلى صورة. صدّره بصيغة PNG.',
  'This drawing contains a photo. Export it as a PNG or JPG.':
    'يحتوي هذا الرسم على صورة فوتوغرافية. صدّره بصيغة PNG أو JPG.',
  'This drawing contains itself. Export it as a PNG.': 'يحتوي هذا الرسم على نفسه. صدّره بصيغة PNG.',
  'This drawing defines its own XML entities. Export it again as plain SVG.':
    'يعرّف هذا الرسم كيانات XML خاصة به. صدّره من جديد بصيغة SVG عادية.',
  'This drawing has a style sheet. Export it with presentation attributes, or as a PNG.':
    'يحتوي هذا الرسم على ورقة أنماط. صدّره بسمات العرض (presentation attributes) أو بصيغة PNG.',
  'This drawing has nested patterns, masks or filters. Export it as a PNG.':
    'في هذا الرسم نقوش أو أقنعة أو مرشحات متداخلة. صدّره بصيغة PNG.',
  'This drawing is larger than 2 MB. Simplify it, or export it as a PNG.':
    'هذا الرسم أكبر من 2 ميغابايت. بسّطه أو صدّره بصيغة PNG.',
  'This drawing is too complex. Simplify it, or export it as a PNG.':
    'هذا الرسم معقد جدًا. بسّطه أو صدّره بصيغة PNG.',
  'This email already has an account. Log in instead, or use another email.':
    'لهذا البريد حساب بالفعل. سجّل الدخول، أو استخدم بريدًا آخر.',
  'This file can’t be read as an image. Choose another one.':
    'تعذّرت قراءة هذا الملف كصورة. اختر غيره.',
  'This file contains no games.': 'لا توجد ألعاب في هذا الملف.',
  'This file doesn’t exist, or you don’t have access to it.':
    'هذا الملف غير موجود، أو لا يمكنك الوصول إليه.',
  'This file has {games} games, and the maximum is {most}. Split it into smaller files.':
    'عدد الألعاب في هذا الملف {games}، والحد الأقصى {most}. قسّمه إلى ملفات أصغر.',
  'This file is damaged. Choose another one.': 'هذا الملف تالف. اختر غيره.',
  'This file is empty. Choose another one.': 'هذا الملف فارغ. اختر غيره.',
  'This file is incomplete. Choose another one.': 'هذا الملف غير مكتمل. اختر غيره.',
  'This file isn’t UTF-8. Save it as "CSV UTF-8" and try again.':
    'هذا الملف ليس بترميز UTF-8. احفظه بصيغة «CSV UTF-8» وأعد المحاولة.',
  'This file isn’t an image. Choose another one.': 'هذا الملف ليس صورة. اختر غيره.',
  'This friendship doesn’t exist, or you don’t have access to it.':
    'هذه الصداقة غير موجودة، أو لا يمكنك الوصول إليها.',
  'This game doesn’t exist, or you don’t have access to it.':
    'هذه اللعبة غير موجودة، أو لا يمكنك الوصول إليها.',
  'This game doesn’t exist.': 'هذه اللعبة غير موجودة.',
  'This game is already archived.': 'هذه اللعبة مؤرشفة بالفعل.',
  'This game is already in line {twin}.': 'هذه اللعبة موجودة بالفعل في السطر {twin}.',
  'This game is already in the catalogue.': 'هذه اللعبة موجودة بالفعل في الكتالوج.',
  'This game is archived. Restore it first.': 'هذه اللعبة مؤرشفة. استعدها أولًا.',
  'This game is archived. Restore it instead.': 'هذه اللعبة مؤرشفة. استعدها بدلًا من ذلك.',
  'This game is not archived.': 'هذه اللعبة ليست مؤرشفة.',
  'This game isn’t available. Choose another one.': 'هذه اللعبة غير متاحة. اختر غيرها.',
  'This game was merged into another one.': 'دُمجت هذه اللعبة في لعبة أخرى.',
  'This game was merged into another one. Nothing was changed.':
    'دُمجت هذه اللعبة في لعبة أخرى. لم يتغير شيء.',
  'This image has more than {most} megapixels. Choose a smaller one.':
    'هذه الصورة أكبر من {most} ميغابكسل. اختر أصغر منها.',
  'This image is empty. Choose another one.': 'هذه الصورة فارغة. اختر غيرها.',
  'This image is more than {most} pixels wide or high. Choose a smaller one.':
    'عرض هذه الصورة أو ارتفاعها يتجاوز {most} بكسل. اختر أصغر منها.',
  'This image is too complex. Save it in another way and try again.':
    'هذه الصورة معقدة جدًا. احفظها بطريقة أخرى وأعد المحاولة.',
  'This invitation doesn’t exist, or you don’t have access to it.':
    'هذه الدعوة غير موجودة، أو لا يمكنك الوصول إليها.',
  'This invite doesn’t exist, or you don’t have access to it.':
    'طلب الصداقة هذا غير موجود، أو لا يمكنك الوصول إليه.',
  'This is already taken down.': 'أُزيل هذا بالفعل.',
  'This is already your email.': 'هذا بريدك بالفعل.',
  'This is required.': 'هذا الحقل مطلوب.',
  'This is the only admin. Make someone else an admin first.':
    'هذا هو المشرف الوحيد. عيّن مشرفًا آخر أولًا.',
  'This is the only way into your account. Add another one first.':
    'هذه هي الطريقة الوحيدة للدخول إلى حسابك. أضف طريقة أخرى أولًا.',
  'This isn’t a name.': 'هذا ليس اسمًا.',
  'This isn’t a push service that Peerway knows.':
    'خدمة الإشعارات الفورية هذه غير معروفة لدى Peerway.',
  'This isn’t taken down.': 'هذا ليس مزالًا.',
  'This isn’t the same type of file as before.': 'نوع هذا الملف يختلف عن السابق.',
  'This line has fewer values than columns.': 'قيم هذا السطر أقل من الأعمدة.',
  'This line has more values than columns.': 'قيم هذا السطر أكثر من الأعمدة.',
  'This link has expired or isn’t complete.': 'انتهت صلاحية هذا الرابط أو أنه غير مكتمل.',
  'This link has expired or was already used.': 'انتهت صلاحية هذا الرابط أو سبق استخدامه.',
  'This message doesn’t exist, or you don’t have access to it.':
    'هذه الرسالة غير موجودة، أو لا يمكنك الوصول إليها.',
  'This message or room doesn’t exist, or you don’t have access to it.':
    'هذه الرسالة أو الغرفة غير موجودة، أو لا يمكنك الوصول إليها.',
  'This name is taken, or looks too much like one that is. Try another one.':
    'هذا الاسم مستخدم، أو يشبه اسمًا مستخدمًا كثيرًا. جرّب اسمًا آخر.',
  'This name is taken. Try another one.': 'هذا الاسم مستخدم. جرّب اسمًا آخر.',
  'This notice doesn’t exist, or you don’t have access to it.':
    'هذا الإشعار غير موجود، أو لا يمكنك الوصول إليه.',
  'This owner doesn’t exist, or you don’t have access to it.':
    'الصفحة أو الجلسة المعنية غير موجودة، أو لا يمكنك الوصول إليها.',
  'This passkey couldn’t be checked. Try again.': 'تعذّر التحقق من مفتاح المرور. أعد المحاولة.',
  'This passkey doesn’t belong to your account. Try another one.':
    'مفتاح المرور هذا ليس لحسابك. جرّب غيره.',
  'This passkey doesn’t exist, or you don’t have access to it.':
    'مفتاح المرور هذا غير موجود، أو لا يمكنك الوصول إليه.',
  'This passkey doesn’t work here, or it was removed from your account. Log in another way.':
    'مفتاح المرور هذا لا يعمل هنا، أو أُزيل من حسابك. سجّل الدخول بطريقة أخرى.',
  'This passkey is already there.': 'مفتاح المرور هذا موجود بالفعل.',
  'This passkey may have been copied, so we didn’t accept it. Log in another way, and remove it from your account.':
    'ربما نُسخ مفتاح المرور هذا، لذلك لم نقبله. سجّل الدخول بطريقة أخرى وأزله من حسابك.',
  'This password is easy to guess. Try a few random words.':
    'من السهل تخمين كلمة المرور هذه. جرّب بضع كلمات عشوائية.',
  'This password is wrong. Try again.': 'كلمة المرور غير صحيحة. أعد المحاولة.',
  'This person was already invited, or is already in.':
    'سبقت دعوة هذا الشخص، أو هو ضمن الجلسة بالفعل.',
  'This report doesn’t exist, or you don’t have access to it.':
    'هذا البلاغ غير موجود، أو لا يمكنك الوصول إليه.',
  'This report is already decided. You can’t change a decision.':
    'سبق البت في هذا البلاغ. لا يمكنك تغيير القرار.',
  'This request doesn’t exist, or you don’t have access to it.':
    'هذا الطلب غير موجود، أو لا يمكنك الوصول إليه.',
  'This request is already decided.': 'سبق البت في هذا الطلب.',
  'This saved search doesn’t exist, or you don’t have access to it.':
    'هذا البحث المحفوظ غير موجود، أو لا يمكنك الوصول إليه.',
  'This session doesn’t exist, or you don’t have access to it.':
    'هذه الجلسة غير موجودة، أو لا يمكنك الوصول إليها.',
  'This session ended a while ago. You can still read its room.':
    'انتهت هذه الجلسة منذ مدة. ما زال بإمكانك قراءة غرفتها.',
  'This session is for adults. Confirm first that you’re 18 or older.':
    'هذه الجلسة للبالغين. أكّد أولًا أن عمرك 18 عامًا أو أكثر.',
  'This session is full, and it has already started.': 'هذه الجلسة ممتلئة، وقد بدأت بالفعل.',
  'This session is over or was cancelled.': 'انتهت هذه الجلسة أو أُلغيت.',
  'This session is over.': 'انتهت هذه الجلسة.',
  'This session was cancelled.': 'أُلغيت هذه الجلسة.',
  'This session was changed since you opened it, maybe in another tab. Nothing was saved. Load the newer version.':
    'تغيّرت هذه الجلسة منذ فتحتها، ربما في صفحة أخرى. لم يُحفظ شيء. حمّل النسخة الأحدث.',
  'This upload doesn’t exist, or you don’t have access to it.':
    'عملية الرفع هذه غير موجودة، أو لا يمكنك الوصول إليها.',
  'This upload is already finished.': 'اكتملت عملية الرفع هذه بالفعل.',
  'This user can’t be invited to this session right now.':
    'لا يمكن دعوة هذا المستخدم إلى هذه الجلسة الآن.',
  'This user doesn’t accept friend invites right now.': 'لا يستقبل هذا المستخدم طلبات صداقة الآن.',
  'This user doesn’t accept messages right now.': 'لا يستقبل هذا المستخدم رسائل الآن.',
  'This user doesn’t exist, or you don’t have access to it.':
    'هذا المستخدم غير موجود، أو لا يمكنك الوصول إليه.',
  'This video has data tracks. Export it again with sound and picture only.':
    'في هذا الفيديو مسارات بيانات. صدّره من جديد بالصوت والصورة فقط.',
  'This video is larger than 95 MB. Choose a smaller one.':
    'هذا الفيديو أكبر من 95 ميغابايت. اختر أصغر منه.',
  'This was changed in the meantime. Reload the page and try again.':
    'تغيّر هذا في هذه الأثناء. أعد تحميل الصفحة ثم أعد المحاولة.',
  'Too many failed attempts. Try again later.': 'محاولات فاشلة كثيرة. أعد المحاولة لاحقًا.',
  'Too many requests. Try again in a minute.': 'محاولات كثيرة. أعد المحاولة بعد دقيقة.',
  'Unknown category: {names}.': 'فئة غير معروفة: {names}.',
  'Use at least one letter, digit or emoji.': 'استخدم حرفًا أو رقمًا أو إيموجي واحدًا على الأقل.',
  'Use at least {least} characters.': 'أقل عدد للأحرف هو {least}.',
  'Use at most {most} characters.': 'أقصى عدد للأحرف هو {most}.',
  'Use fewer accents on one character.': 'قلّل علامات التشكيل على الحرف الواحد.',
  'We’ve already sent you several emails. Try again later.':
    'أرسلنا إليك عدة رسائل بالفعل. أعد المحاولة لاحقًا.',
  'Whoever invited you can no longer invite people to this session.':
    'لم يعد بإمكان من دعاك أن يدعو إلى هذه الجلسة.',
  'You already have {most} open reports. Wait until some are decided.':
    'بلغت الحد الأقصى من البلاغات المفتوحة، وهو {most}. انتظر حتى يُبت في بعضها.',
  'You already host {most} sessions that aren’t over. Cancel one, or wait until one has ended.':
    'بلغت الحد الأقصى من الجلسات التي تستضيفها ولم تنتهِ، وهو {most}. ألغِ جلسة، أو انتظر حتى تنتهي واحدة.',
  'You can only add files to your own page.': 'لا يمكنك إضافة ملفات إلا إلى صفحتك.',
  'You can only apply for yourself.': 'لا يمكنك طلب الانضمام إلا لنفسك.',
  'You can only change your own messages.': 'لا يمكنك تعديل إلا رسائلك.',
  'You can only change your own page.': 'لا يمكنك تعديل إلا صفحتك.',
  'You can only invite friends.': 'لا يمكنك دعوة إلا الأصدقاء.',
  'You can only send your own invites.': 'لا يمكنك إرسال طلبات صداقة إلا باسمك.',
  'You can’t apply to your own session.': 'لا يمكنك طلب الانضمام إلى جلستك.',
  'You can’t block yourself.': 'لا يمكنك حظر نفسك.',
  'You can’t do this to your own account. Ask another admin.':
    'لا يمكنك فعل ذلك بحسابك. اطلبه من مشرف آخر.',
  'You can’t invite yourself.': 'لا يمكنك دعوة نفسك.',
  'You can’t merge a category into itself.': 'لا يمكنك دمج فئة في نفسها.',
  'You can’t merge a game into itself.': 'لا يمكنك دمج لعبة في نفسها.',
  'You can’t report yourself or your own content.': 'لا يمكنك الإبلاغ عن نفسك أو عن محتواك.',
  'You have too many open requests. Wait until some are answered.':
    'لديك طلبات مفتوحة كثيرة. انتظر الرد على بعضها.',
  'You have {most} files, the maximum. Delete one to add another.':
    'لديك الحد الأقصى من الملفات، وهو {most}. احذف ملفًا لإضافة آخر.',
  'You have {most} saved searches, the maximum. Remove one first.':
    'لديك الحد الأقصى من عمليات البحث المحفوظة، وهو {most}. أزل واحدة أولًا.',
  'Your account is about to be deleted. Choose to keep it first.':
    'حسابك على وشك الحذف. اختر الاحتفاظ به أولًا.',
  'Your email is already confirmed.': 'بريدك مؤكد بالفعل.',
  'You’re sending messages very fast. Wait a moment.': 'ترسل الرسائل بسرعة كبيرة. انتظر لحظة.',
  'You’ve already answered this invitation.': 'سبق أن رددت على هذه الدعوة.',
  'You’ve already reported this. We’ll let you know the decision.':
    'سبق أن أبلغت عن هذا. سنخبرك بالقرار.',
  'You’ve already requested this game.': 'سبق أن طلبت هذه اللعبة.',
  'You’ve already saved this search.': 'سبق أن حفظت هذا البحث.',
  'You’ve already thanked this person.': 'سبق أن شكرت هذا الشخص.',
  'You’ve been logged out. Log in again.': 'سُجّل خروجك. سجّل الدخول من جديد.',
  'You’ve reached the maximum number of categories.': 'بلغت الحد الأقصى لعدد الفئات.',
  'please login!': 'سجّل الدخول من فضلك!',
  'A mark can only be contested for {days} days.': 'انتهت مدة الاعتراض على الغياب (بالأيام: {days}).',
  'All seats of this role are taken. Choose another one.':
    'كل مقاعد هذا الدور محجوزة. اختر دورًا آخر.',
  'An account with this email exists. Log in there and link {provider} under “Security”.':
    'يوجد حساب بهذا البريد. سجّل الدخول إليه واربط \u2068{provider}\u2069 من «الأمان».',
  'Another {provider} account is linked to yours. Unlink it first.':
    'حساب \u2068{provider}\u2069 آخر مرتبط بحسابك. ألغِ ربطه أولًا.',
  'Choose a day after the session before this one.': 'اختر يومًا بعد الجلسة السابقة لهذه.',
  'Choose a day within {most} weeks of the first.':
    'اختر يومًا أقرب إلى الأول (أقصى عدد للأسابيع: {most}).',
  'Choose at least one day.': 'اختر يومًا واحدًا على الأقل.',
  'Choose at most {most} roles.': 'أقصى عدد للأدوار هو {most}.',
  'Confirm with your password, a passkey or a code instead.':
    'أكّد هويتك بكلمة المرور أو بمفتاح مرور أو برمز بدلًا من ذلك.',
  'Each role can only be listed once.': 'لا يمكن إدراج الدور أكثر من مرة.',
  'No one has marked this person as not there.': 'لم يسجّل أحد غياب هذا الشخص.',
  'None of these days comes before the last day. Choose a later one.':
    'لا يقع أي من هذه الأيام قبل آخر يوم. اختر آخر يوم أبعد.',
  'Not yet: nobody has this account there, or a code completes the log-in.':
    'ليس بعد: لا أحد لديه هذا الحساب هناك، أو يكتمل تسجيل الدخول برمز.',
  'Only members who were in before the start, and were there themselves, can answer.':
    'لا يجيب إلا الأعضاء الذين كانوا ضمن الجلسة قبل بدئها وحضروها.',
  'Only the host can be thanked for hosting.': 'لا يُشكر على الاستضافة إلا المضيف.',
  'Only the host can give roles.': 'المضيف وحده يوزّع الأدوار.',
  'Only the host can say who didn’t come.': 'المضيف وحده يسجّل من لم يحضر.',
  'Some later sessions would be left out. Cancel them first.':
    'ستُستبعد بعض الجلسات اللاحقة. ألغِها أولًا.',
  'Someone else has already answered.': 'سبق أن أجاب شخص آخر.',
  'The last day must be after the first.': 'يجب أن يكون آخر يوم بعد الأول.',
  'The roles have more seats than the session. One seat is yours.':
    'مقاعد الأدوار أكثر من مقاعد الجلسة. أحد المقاعد لك.',
  'The time to take this seat is over.': 'انتهى وقت أخذ هذا المقعد.',
  'The time to take this seat is over. This session has started.':
    'انتهى وقت أخذ هذا المقعد. بدأت هذه الجلسة.',
  'The time to take this seat is over. You’re still on the waiting list.':
    'انتهى وقت أخذ هذا المقعد. ما زلت في قائمة الانتظار.',
  'There’s no free seat for you right now. You’re on the waiting list.':
    'لا مقعد شاغرًا لك الآن. أنت في قائمة الانتظار.',
  'They weren’t in this session after it began.': 'لم يكن ضمن هذه الجلسة بعد أن بدأت.',
  'They weren’t in this session when it ended.': 'لم يكن ضمن هذه الجلسة حين انتهت.',
  'This account was just unlinked. Log in another way.':
    'أُلغي ربط هذا الحساب للتو. سجّل الدخول بطريقة أخرى.',
  'This answer from {name} doesn’t belong to what you started here. Start again.':
    'هذا الرد من \u2068{name}\u2069 لا يخص ما بدأته هنا. ابدأ من جديد.',
  'This can’t be changed anymore.': 'لم يعد بالإمكان تغيير هذا.',
  'This isn’t the {provider} account that is linked here. Use that one.':
    'هذا ليس حساب \u2068{provider}\u2069 المرتبط هنا. استخدم الحساب المرتبط.',
  'This linked account doesn’t exist, or you don’t have access to it.':
    'هذا الحساب المرتبط غير موجود، أو لا يمكنك الوصول إليه.',
  'This list of applications doesn’t exist, or you don’t have access to it.':
    'قائمة الطلبات هذه غير موجودة، أو لا يمكنك الوصول إليها.',
  'This log-in was already used. Start again.': 'سبق استخدام تسجيل الدخول هذا. ابدأ من جديد.',
  'This second factor doesn’t exist, or you don’t have access to it.':
    'وسيلة التحقق الثانية هذه غير موجودة، أو لا يمكنك الوصول إليها.',
  'This series doesn’t exist, or you don’t have access to it.':
    'هذه السلسلة غير موجودة، أو لا يمكنك الوصول إليها.',
  'This series is being changed. Try again in a moment.':
    'يجري تغيير هذه السلسلة. أعد المحاولة بعد لحظة.',
  'This session doesn’t have this role anymore. Choose another one.':
    'لم يعد هذا الدور في هذه الجلسة. اختر دورًا آخر.',
  'This session isn’t over yet.': 'لم تنتهِ هذه الجلسة بعد.',
  'This way to log in doesn’t exist, or you don’t have access to it.':
    'طريقة تسجيل الدخول هذه غير موجودة، أو لا يمكنك الوصول إليها.',
  'This {provider} account already has a Peerway account. Log in with it.':
    'لحساب \u2068{provider}\u2069 هذا حساب على Peerway بالفعل. سجّل الدخول به.',
  'This {provider} account is already linked to yours.':
    'حساب \u2068{provider}\u2069 هذا مرتبط بحسابك بالفعل.',
  'This {provider} account is linked to another Peerway account. Log in with it to unlink it there.':
    'حساب \u2068{provider}\u2069 هذا مرتبط بحساب آخر على Peerway. سجّل الدخول به لإلغاء ربطه هناك.',
  'You already have a seat.': 'لديك مقعد بالفعل.',
  'You can only say who didn’t come for {most} hours after a session.':
    'انتهت مدة تسجيل الغياب بعد الجلسة (بالساعات: {most}).',
  'You can thank people who were there for {days} days after a session.':
    'يمكنك شكر من حضروا لمدة محدودة بعد الجلسة (بالأيام: {days}).',
  'You cancelled at {name}, so nothing was changed.':
    'ألغيت العملية لدى \u2068{name}\u2069، لذلك لم يتغير شيء.',
  'You can’t thank yourself.': 'لا يمكنك شكر نفسك.',
  'You could only answer for {days} days.': 'انتهت مدة الإجابة (بالأيام: {days}).',
  'You were marked as not there, so you can’t give thanks.': 'سُجّلت كغائب، لذلك لا يمكنك إرسال شكر.',
  'You weren’t in this session lately.': 'لم تكن ضمن هذه الجلسة مؤخرًا.',
  'You’re already friends, or one of you has invited the other.':
    'أنتما صديقان بالفعل، أو سبق إرسال طلب صداقة بينكما.',
  'You’re already in this session, or have already applied.':
    'أنت ضمن هذه الجلسة بالفعل، أو سبق أن طلبت الانضمام.',
  'The time to keep this account is over.': 'انتهت مهلة الاحتفاظ بهذا الحساب.',
  'You’re no longer on the waiting list.': 'لم تعد في قائمة الانتظار.',
  '{name} didn’t confirm that it’s you. Try again.':
    'لم يؤكد \u2068{name}\u2069 هويتك. أعد المحاولة.',
  '{name} doesn’t answer right now. Try again in a moment, or log in another way.':
    'لا يستجيب \u2068{name}\u2069 الآن. أعد المحاولة بعد لحظة، أو سجّل الدخول بطريقة أخرى.',
  '{taken} seats are already taken. Choose at least {taken}.':
    'عدد المقاعد المحجوزة {taken}. لا يمكن اختيار أقل من {taken}.',
  '{taken} seats are already taken or offered. Choose at least {taken}.':
    'عدد المقاعد المحجوزة أو المعروضة {taken}. لا يمكن اختيار أقل من {taken}.',
  '1 seat without a role is taken or offered. Leave at least that many.':
    'مقعد واحد بدون دور محجوز أو معروض. اترك مقعدًا واحدًا على الأقل.',
  '{count} seats without a role are taken or offered. Leave at least that many.':
    'عدد المقاعد المحجوزة أو المعروضة بدون دور {count}. اترك هذا العدد على الأقل.',
  '1 seat of “{role}” is taken or offered. Keep at least that many, or give those people another role first.':
    'مقعد واحد من «\u2068{role}\u2069» محجوز أو معروض. أبقِ مقعدًا واحدًا على الأقل، أو أعطِ صاحبه دورًا آخر أولًا.',
  '{count} seats of “{role}” are taken or offered. Keep at least that many, or give those people another role first.':
    'عدد المقاعد المحجوزة أو المعروضة من «\u2068{role}\u2069» هو {count}. أبقِ هذا العدد على الأقل، أو أعطِ أصحابها دورًا آخر أولًا.',
};
