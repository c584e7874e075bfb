// run: scan --only stale-value
// expect: none

public class FirstFreeOk {
    static class Plane {
        private final String[] seats = new String[200];
        synchronized int firstFree() {
            for (int i = 0; i < seats.length; i++)
                if (seats[i] == null)
                    return i;
            return -1;
        }
        synchronized int book(String name) {
            int seat = firstFree();
            if (seat >= 0)
                seats[seat] = name;
            return seat;
        }
    }

    private final Plane plane = new Plane();

    public int book(String name) {
        return plane.book(name);
    }
}
