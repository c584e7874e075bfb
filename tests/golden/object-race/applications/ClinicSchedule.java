// Desk uses Calendar under the Clinic lock, but the portal thread gets the Calendar by calendar() and calls it without the lock.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=ClinicSchedule$Calendar.slots
// expect: object-race class=ClinicSchedule$Calendar
// expect: object-race class=ClinicSchedule$Calendar
// corpus: unseen31
import java.util.HashMap;
import java.util.Map;

public class ClinicSchedule {
    static class Calendar {
        private final Map<Integer, String> slots = new HashMap<>();
        private int booked;

        boolean book(int hour, String patient) {
            if (slots.containsKey(hour)) {
                return false;
            }
            slots.put(hour, patient);
            booked++;
            return true;
        }

        int free(int until) {
            int n = 0;
            for (int h = 0; h < until; h++) {
                if (!slots.containsKey(h)) {
                    n++;
                }
            }
            return n;
        }
    }

    static class Clinic {
        private final Calendar calendar = new Calendar();

        synchronized boolean appointment(int hour, String patient) {
            return calendar.book(hour, patient);
        }

        synchronized int booked() {
            return calendar.booked;
        }

        synchronized Calendar calendar() {
            return calendar;
        }
    }

    static class Portal implements Runnable {
        private final Calendar view;
        private int minimum = Integer.MAX_VALUE;

        Portal(Clinic clinic) {
            view = clinic.calendar();
        }

        @Override
        public void run() {
            for (int i = 0; i < 50; i++) {
                minimum = Math.min(minimum, view.free(100));
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Clinic clinic = new Clinic();
        Portal portal = new Portal(clinic);
        Thread web = new Thread(portal);
        Thread desk = new Thread(() -> {
            for (int h = 0; h < 80; h++) {
                clinic.appointment(h, "patient" + h);
            }
        });
        web.start();
        desk.start();
        web.join();
        desk.join();
        System.out.println(clinic.booked() + " " + portal.minimum);
    }
}
