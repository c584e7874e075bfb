// JLS 8.3.1.4: without volatile j can be greater than i.
// run: scan --only data-race
// expect: data-race field=Test17_4_5Bad.i
// expect: data-race field=Test17_4_5Bad.j
class Test17_4_5Bad {
	static int i = 0, j = 0;
	static void one() {
		i++;
		j++;
	}
	static void two() { System.out.println("i=" + i + " j=" + j); }
	public static void main(String[] args) {
		new Thread(() -> one()).start();
		new Thread(() -> two()).start();
	}
}
