// run: scan --only lock-order
// expect: lock-order
// save locks User.class then Session.class, expire is a static synchronized of Session that calls a static synchronized of User.
public class ClassLiteralLocks {
	public static class User {
		static int saved;

		public static void save() {
			synchronized (User.class) {
				saved++;
				synchronized (Session.class) {
					Session.open++;
				}
			}
		}

		static synchronized void logout() {
			saved--;
		}
	}

	public static class Session {
		static int open;

		public static synchronized void expire() {
			open--;
			User.logout();
		}
	}
}
// corpus: unseen
