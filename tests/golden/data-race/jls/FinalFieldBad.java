// JLS 17.5-1: x is final and is seen, y need not be: f itself is a plain static that one thread writes and another reads, and that race is the one to mend.
// run: scan --only data-race
// expect: data-race field=FinalFieldBad.f
class FinalFieldBad {
	final int x;
	int y;
	static FinalFieldBad f;
	FinalFieldBad() {
		x = 3;
		y = 4;
	}
	static void writer() { f = new FinalFieldBad(); }
	static void reader() {
		if (f != null)
			System.out.println(f.x + f.y);
	}
	public static void main(String[] args) {
		new Thread(FinalFieldBad::writer).start();
		new Thread(FinalFieldBad::reader).start();
	}
}
