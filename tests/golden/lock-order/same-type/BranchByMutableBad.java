// run: scan --only lock-order --library
// expect: lock-order locks=BranchByMutableBad$Shelf,BranchByMutableBad$Shelf
// Both orders are there, chosen by a load that changes: two threads may choose differently.
public class BranchByMutableBad {
	public static class Shelf {
		private int load;

		public void put(int n) {
			load += n;
		}
	}

	public void level(Shelf a, Shelf b) {
		if (a.load < b.load) {
			synchronized (a) {
				synchronized (b) {
					a.load++;
					b.load--;
				}
			}
		} else {
			synchronized (b) {
				synchronized (a) {
					a.load--;
					b.load++;
				}
			}
		}
	}
}
