// run: scan --only atomicity
// expect: none
// Taking it asks again, and the search goes on if somebody else was there first.
import java.util.List;

public class SearchedThenClaimedOk {
    static final class Bay {
        private String car;

        synchronized boolean isFree() {
            return car == null;
        }

        synchronized boolean take(String plate) {
            if (car != null) {
                return false;
            }
            car = plate;
            return true;
        }
    }

    private final List<Bay> bays;

    SearchedThenClaimedOk(List<Bay> bays) {
        this.bays = bays;
    }

    synchronized boolean park(String plate) {
        for (Bay bay : bays) {
            if (bay.isFree() && bay.take(plate)) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        List<Bay> bays = List.of(new Bay(), new Bay());
        for (int i = 0; i < 2; i++) {
            SearchedThenClaimedOk gate = new SearchedThenClaimedOk(bays);
            String plate = "car " + i;
            new Thread(() -> gate.park(plate)).start();
        }
    }
}
