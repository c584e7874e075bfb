// JLS 17.4, table 17.4-A: r2 == 2 and r1 == 1 is possible.
// run: scan --only data-race
// expect: data-race field=Jls17_4ABad.A
// expect: data-race field=Jls17_4ABad.B
class Jls17_4ABad {
	static int A, B;
	public static void main(String[] args) {
		new Thread(() -> {
			int r2 = A;
			B = 1;
			System.out.println(r2);
		}).start();
		new Thread(() -> {
			int r1 = B;
			A = 2;
			System.out.println(r1);
		}).start();
	}
}
