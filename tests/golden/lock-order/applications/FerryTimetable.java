// The morning thread (outbound->inbound) is joined before the evening thread (inbound->outbound) is started; the two orders never overlap.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;

public class FerryTimetable {

    static class Line {
        final String name;
        final List<Integer> departures = new ArrayList<>();

        Line(String name) {
            this.name = name;
        }
    }

    private final Line outbound = new Line("outbound");
    private final Line inbound = new Line("inbound");

    class MorningShift extends Thread {
        @Override
        public void run() {
            for (int hour = 6; hour < 12; hour++) {
                synchronized (outbound) {
                    synchronized (inbound) {
                        outbound.departures.add(hour);
                        inbound.departures.add(hour + 1);
                    }
                }
            }
        }
    }

    class EveningShift extends Thread {
        @Override
        public void run() {
            for (int hour = 16; hour < 20; hour++) {
                synchronized (inbound) {
                    synchronized (outbound) {
                        inbound.departures.add(hour);
                        outbound.departures.add(hour + 1);
                    }
                }
            }
        }
    }

    void plan() throws InterruptedException {
        MorningShift morning = new MorningShift();
        morning.start();
        morning.join();
        EveningShift evening = new EveningShift();
        evening.start();
        evening.join();
    }

    public static void main(String[] args) throws InterruptedException {
        FerryTimetable table = new FerryTimetable();
        table.plan();
        System.out.println(table.outbound.name + table.outbound.departures);
        System.out.println(table.inbound.name + table.inbound.departures);
    }
}
