// Independent reads of independent writes, with volatile variables: no race.
// run: scan --only data-race
// expect: none
public class IriwOk {
	static volatile int x, y;

	public static void main(String[] args) {
		new Thread(() -> x = 1).start();
		new Thread(() -> y = 1).start();
		new Thread(() -> System.out.println(x + y)).start();
		new Thread(() -> System.out.println(y + x)).start();
	}
}
