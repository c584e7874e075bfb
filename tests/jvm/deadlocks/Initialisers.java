/** Two classes that need each other to be initialised. */
public class Initialisers {
	static class Left {
		static final int value = Right.other() + 1;

		static int other() {
			return 1;
		}
	}

	static class Right {
		static final int value = Left.other() + 1;

		static int other() {
			return 2;
		}
	}

	public static void main(String[] args) throws Exception {
		Thread other = new Thread(() -> System.out.print(Left.value > 0 ? "" : "?"));
		other.start();
		System.out.print(Right.value > 0 ? "" : "?");
		other.join();
	}
}
