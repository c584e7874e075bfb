// run: scan --only stale-value
// expect: stale-value method=FirstFreeBad.book line=here

public class FirstFreeBad {
    static class Plane {
        private final String[] seats = new String[200];
        synchronized int firstFree() {
            for (int i = 0; i < seats.length; i++)
                if (seats[i] == null)
                    return i;
            return -1;
        }
        synchronized void book(int seat, String name) { seats[seat] = name; }
    }

    private final Plane plane = new Plane();

    public int book(String name) {
        int seat = plane.firstFree();
        if (seat >= 0)
            plane.book(seat, name); // <- here
        return seat;
    }
}
