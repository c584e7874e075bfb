// run: scan --only stale-value
// expect: none
// get then putIfAbsent with the returned value used: the winner's object is the one everybody gets
import java.util.concurrent.ConcurrentHashMap;

public class PutIfAbsentCache {
    public static final class Lane {
        private int cars;

        synchronized int enter() {
            return ++cars;
        }
    }

    private final ConcurrentHashMap<Integer, Lane> lanes = new ConcurrentHashMap<>();

    public Lane lane(int number) {
        Lane lane = lanes.get(number);
        if (lane == null) {
            Lane fresh = new Lane();
            lane = lanes.putIfAbsent(number, fresh);
            if (lane == null) {
                lane = fresh;
            }
        }
        return lane;
    }

    public int enter(int number) {
        return lane(number).enter();
    }
}
// corpus: unseen
