// Both lock the list that they use.
//
// run: scan --only object-race
// expect: none
import java.util.*;

public class VectorsOk {
    static class Adder implements Runnable {
        final List<Integer> list;

        Adder(List<Integer> list) {
            this.list = list;
        }

        public void run() {
            synchronized (list) {
                list.add(1);
            }
        }
    }

    static class Remover implements Runnable {
        final List<Integer> list;

        Remover(List<Integer> list) {
            this.list = list;
        }

        public void run() {
            synchronized (list) {
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
