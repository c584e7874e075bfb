// run: scan --only lock-order
// expect: lock-order
// merge is called with any two of the public vectors: left.addAll(right) locks one inside the other in argument order.
import java.util.Vector;

public class VectorMerge {
	public final Vector<Integer> evens = new Vector<>();
	public final Vector<Integer> odds = new Vector<>();

	public void put(int n) {
		(n % 2 == 0 ? evens : odds).add(n);
	}

	public void evensIntoOdds() {
		synchronized (odds) {
			odds.addAll(evens);
			evens.clear();
		}
	}

	public void oddsIntoEvens() {
		synchronized (evens) {
			evens.addAll(odds);
			odds.clear();
		}
	}
}
// corpus: unseen
