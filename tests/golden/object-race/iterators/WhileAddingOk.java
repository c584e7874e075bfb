// Both lock the list.
//
// run: scan --only object-race
// expect: none
import java.util.*;

public class WhileAddingOk {
    static final List<String> names = new ArrayList<>();

    static void add(String name) {
        synchronized (names) {
            names.add(name);
        }
    }

    static void print() {
        synchronized (names) {
            for (String name : names)
                System.out.println(name);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> add("a")).start();
        print();
    }
}
