// run: scan --only lock-order
// expect: lock-order
// Class-literal locks: ConfigHolder.get (ConfigHolder.class -> SecretHolder.class) versus SecretHolder.get (reverse).
public class DoubleLazy {
	static final class ConfigHolder {
		private static String config;
		static String get() {
			synchronized (ConfigHolder.class) {
				if (config == null) config = "user=" + SecretHolder.user();
				return config;
			}
		}
		static String realm() { synchronized (ConfigHolder.class) { return "realm"; } }
	}

	static final class SecretHolder {
		private static String secret;
		static String get() {
			synchronized (SecretHolder.class) {
				if (secret == null) secret = ConfigHolder.realm() + "/s3cret";
				return secret;
			}
		}
		static String user() { synchronized (SecretHolder.class) { return "root"; } }
	}

	public static void main(String[] args) throws Exception {
		Thread a = new Thread(() -> System.out.println(ConfigHolder.get()));
		Thread b = new Thread(() -> System.out.println(SecretHolder.get()));
		a.start();
		b.start();
		a.join();
		b.join();
	}
}
// corpus: unseen
