// run: scan --only atomicity
// expect: none
// inside the loop the witness is locked at most once because the method returns right after
class Pump {
    private int level;

    public synchronized int raise() {
        return ++level;
    }
}

public class LoopBreaksAfterFirst {
    private final int[] demand = new int[16];

    public Pump pump() {
        return new Pump();
    }

    public synchronized int react(Pump p) {
        for (int i = 0; i < demand.length; i++) {
            if (demand[i] > 0) {
                demand[i]--;
                return p.raise();
            }
        }
        return -1;
    }

    public synchronized void demand(int i) {
        demand[i]++;
    }
}
// corpus: unseen
