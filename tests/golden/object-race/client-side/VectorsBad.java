// One locks the list, the other itself.
//
// run: scan --only object-race
// expect: object-race line=add
import java.util.*;

public class VectorsBad {
    static class Adder implements Runnable {
        final List<Integer> list;

        Adder(List<Integer> list) {
            this.list = list;
        }

        public void run() {
            synchronized (list) {
                list.add(1); // <- add
            }
        }
    }

    static class Remover implements Runnable {
        final List<Integer> list;

        Remover(List<Integer> list) {
            this.list = list;
        }

        public void run() {
            synchronized (this) {
                list.clear();
            }
        }
    }

    public static void main(String[] args) {
        List<Integer> list = new LinkedList<>();
        new Thread(new Adder(list)).start();
        new Thread(new Remover(list)).start();
    }
}
