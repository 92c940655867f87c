// The popup of a sign-in elsewhere: tells the page that opened it what came out, and closes.
const { message } = document.body.dataset;
if (window.opener && message) {
  window.opener.postMessage(message, window.location.origin);
  window.close();
}
const words = document.querySelector('p');
if (words) words.textContent = '请关闭此窗口，回到登录页面。';
