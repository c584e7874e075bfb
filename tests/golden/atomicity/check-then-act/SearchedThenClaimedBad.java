// run: scan --only atomicity
// expect: atomicity method=SearchedThenClaimedBad.park line=here
// The first bay that is free is taken in a second step; the loop is left then, so that the question decides.
import java.util.List;

public class SearchedThenClaimedBad {
    static final class Bay {
        private String car;

        synchronized boolean isFree() {
            return car == null;
        }

        synchronized void take(String plate) {
            car = plate;
        }
    }

    private final List<Bay> bays;
    private int n;

    SearchedThenClaimedBad(List<Bay> bays) {
        this.bays = bays;
    }

    synchronized void park(String plate) {
        for (Bay bay : bays) {
            if (bay.isFree()) {
                bay.take(plate); // <- here
                n++;
                break;
            }
        }
    }

    public static void main(String[] args) {
        List<Bay> bays = List.of(new Bay(), new Bay());
        for (int i = 0; i < 2; i++) {
            SearchedThenClaimedBad gate = new SearchedThenClaimedBad(bays);
            String plate = "car " + i;
            new Thread(() -> gate.park(plate)).start();
        }
    }
}
