// lines: any order
// Four threads that nothing orders, one println each.
class PrintAnyOrder {
	public static void main(String[] args) {
		for (int i = 0; i < 4; i++) {
			int n = i;
			new Thread(() -> System.out.println("thread " + n)).start();
		}
		System.out.println("main");
	}
}
