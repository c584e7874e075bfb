// run: scan --only stale-value
// expect: stale-value
// Java 1.4 style: Course.enrol checks contains/size and addElement on a shared Vector without synchronizing on it; a student is enrolled twice or the course is overbooked.
import java.util.Enumeration;
import java.util.Vector;

class Course {
    private final String title;
    private final int places;
    private final Vector students = new Vector();

    Course(String title, int places) {
        this.title = title;
        this.places = places;
    }

    boolean enrol(String student) {
        if (students.contains(student)) {
            return false;
        }
        if (students.size() < places) {
            students.addElement(student);
            return true;
        }
        return false;
    }

    int enrolled() { return students.size(); }

    String report() {
        StringBuffer sb = new StringBuffer(title);
        synchronized (students) {
            for (Enumeration e = students.elements(); e.hasMoreElements();) {
                sb.append(' ').append(e.nextElement());
            }
        }
        return sb.toString();
    }
}

class Registrar extends Thread {
    private final Course[] courses;
    private final String prefix;

    Registrar(Course[] courses, String prefix) {
        this.courses = courses;
        this.prefix = prefix;
    }

    public void run() {
        for (int i = 0; i < courses.length; i++) {
            courses[i].enrol(prefix + i);
        }
    }
}

public class LegacyRoster {
    public static void main(String[] args) throws InterruptedException {
        Course[] courses = new Course[50000];
        for (int i = 0; i < courses.length; i++) {
            courses[i] = new Course("C" + i, 1);
        }
        Registrar a = new Registrar(courses, "anna");
        Registrar b = new Registrar(courses, "bert");
        a.start();
        b.start();
        a.join();
        b.join();
        int over = 0;
        for (int i = 0; i < courses.length; i++) {
            if (courses[i].enrolled() > 1) {
                over++;
                System.out.println(courses[i].report());
            }
        }
        System.out.println("overbooked " + over);
    }
}
// corpus: unseen
