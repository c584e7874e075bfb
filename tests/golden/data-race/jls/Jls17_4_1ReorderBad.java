// JLS 17.4, table 17.4-B: p = r1; r2 = r1.x; r3 = q; r4 = r3.x; r5 = r1.x against r6 = p; r6.x = 3. The field x races.
// run: scan --only data-race
// expect: data-race field=Jls17_4_1ReorderBad$Cell.x severity=high
public class Jls17_4_1ReorderBad {
	static class Cell {
		int x;
	}

	public static void main(String[] args) {
		Cell p = new Cell();
		Cell q = p;
		new Thread(() -> {
			int r2 = p.x;
			int r4 = q.x;
			int r5 = p.x;
			System.out.println(r2 + r4 + r5);
		}).start();
		new Thread(() -> p.x = 3).start();
	}
}
