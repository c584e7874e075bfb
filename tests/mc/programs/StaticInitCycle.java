// check: deadlock
// Two classes initialise each other from two threads.

public class StaticInitCycle {
	static class A { static int x = 1; static { x = B.y + 1; } }
	static class B { static int y = 1; static { y = A.x + 1; } }
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> System.out.println(A.x));
		t.start();
		System.out.println(B.y);
		t.join();
	}
}
