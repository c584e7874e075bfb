// One thread goes through the list while the other adds: ConcurrentModificationException at best.
//
// run: scan --only object-race
// expect: object-race line=add
import java.util.*;

public class WhileAddingBad {
    static final List<String> names = new ArrayList<>();

    static void add(String name) {
        names.add(name); // <- add
    }

    static void print() {
        for (String name : names)
            System.out.println(name);
    }

    public static void main(String[] args) {
        new Thread(() -> add("a")).start();
        print();
    }
}
