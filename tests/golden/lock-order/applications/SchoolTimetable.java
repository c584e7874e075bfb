// Main uses the teachers-rooms order only before start and after join of the threads that use rooms-teachers, so the orders never overlap.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class SchoolTimetable {
    private final Object rooms = new Object();
    private final Object teachers = new Object();
    private final Map<Integer, String> roomPlan = new HashMap<>();
    private final Map<String, Integer> load = new HashMap<>();

    private void seed(List<String> staff) {
        synchronized (teachers) {
            for (String s : staff) {
                load.put(s, 0);
            }
            synchronized (rooms) {
                roomPlan.clear();
            }
        }
    }

    private boolean place(int slot, String teacher) {
        synchronized (rooms) {
            if (roomPlan.containsKey(slot)) {
                return false;
            }
            roomPlan.put(slot, teacher);
            credit(teacher);
            return true;
        }
    }

    private void credit(String teacher) {
        synchronized (teachers) {
            load.merge(teacher, 1, Integer::sum);
        }
    }

    private String verify() {
        synchronized (teachers) {
            int sum = load.values().stream().mapToInt(Integer::intValue).sum();
            synchronized (rooms) {
                return sum == roomPlan.size() ? "complete " + sum : "gap";
            }
        }
    }

    private Thread planner(String teacher, int step) {
        return new Thread(() -> {
            for (int slot = 0; slot < 40; slot += step) {
                place(slot, teacher);
            }
        }, teacher);
    }

    String plan() throws InterruptedException {
        List<String> staff = List.of("kalna", "liepa", "ozola");
        seed(staff);
        List<Thread> running = new ArrayList<>();
        int step = 1;
        for (String s : staff) {
            Thread t = planner(s, ++step);
            running.add(t);
            t.start();
        }
        for (Thread t : running) {
            t.join();
        }
        return verify();
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println(new SchoolTimetable().plan());
    }
}
