// Runtime.halt: no hooks.
class HaltNow {
	public static void main(String[] args) {
		Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("never")));
		System.out.println("before");
		Runtime.getRuntime().halt(42);
	}
}
