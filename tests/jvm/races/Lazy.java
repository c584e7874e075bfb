/** Lazy initialisation without a lock: two threads get two objects. */
public class Lazy {
	static Object instance;

	static Object get() {
		if (instance == null)
			instance = new Object();
		return instance;
	}

	public static void main(String[] args) throws Exception {
		Thread other = new Thread(Lazy::get);
		other.start();
		get();
		other.join();
	}
}
