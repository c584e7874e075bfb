// run: scan --only atomicity,stale-value
// expect: none
// elevator: the controls hold their lock, a floor is asked and then claimed.

public class ElevatorFloorsOk {
    public static class Floor {
        private int claimed = -1;

        public synchronized int claimedBy() { return claimed; }

        public synchronized void claim(int elevator) { claimed = elevator; }

        public synchronized void arrive() { claimed = -1; }
    }

    private final Floor[] floors;
    private int served;

    public ElevatorFloorsOk(Floor[] floors) { this.floors = floors; }

    public synchronized boolean assign(int i, int elevator) {
        Floor floor = floors[i];
        synchronized (floor) {
            if (floor.claimedBy() >= 0)
                return false;
            floor.claim(elevator);
        }
        served++;
        return true;
    }
}
// corpus: published
