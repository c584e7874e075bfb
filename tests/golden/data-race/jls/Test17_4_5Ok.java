// JLS 8.3.1.4: with synchronized methods.
// run: scan --only data-race
// expect: none
class Test17_4_5Ok {
	static int i = 0, j = 0;
	synchronized
	static void one() {
		i++;
		j++;
	}
	synchronized
	static void two() { System.out.println("i=" + i + " j=" + j); }
	public static void main(String[] args) {
		new Thread(() -> one()).start();
		new Thread(() -> two()).start();
	}
}
