// The constructor publishes this in a static before it is done; the reader may see v as 0. The static is the race to mend.
// run: scan --only data-race
// expect: data-race field=LeakToStaticBad.last
// expect: data-race field=LeakToStaticBad.v
class LeakToStaticBad {
	static LeakToStaticBad last;
	int v;
	LeakToStaticBad() {
		last = this;
		v = 3;
	}
	public static void main(String[] args) {
		new Thread(() -> {
			if (last != null)
				System.out.println(last.v);
		}).start();
		new LeakToStaticBad();
	}
}
