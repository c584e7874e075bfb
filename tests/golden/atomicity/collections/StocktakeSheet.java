// run: scan --only atomicity
// expect: atomicity
// print sizes the array with aisle.size() and fills it with aisle.copyInto(a); the stocker thread adds in between
import java.util.ArrayList;
import java.util.List;

public class StocktakeSheet {
    static class Aisle {
        private final List<String> boxes = new ArrayList<>();

        synchronized void add(String box) {
            boxes.add(box);
        }

        synchronized int size() {
            return boxes.size();
        }

        synchronized void copyInto(String[] target) {
            for (int i = 0; i < boxes.size(); i++) {
                target[i] = boxes.get(i);
            }
        }
    }

    private final Aisle aisle;
    private int sheets;

    StocktakeSheet(Aisle aisle) {
        this.aisle = aisle;
    }

    synchronized String print() {
        int n = aisle.size();
        String[] rows = new String[n];
        aisle.copyInto(rows);
        sheets++;
        return sheets + ": " + String.join(",", rows).length();
    }

    public static void main(String[] args) throws InterruptedException {
        Aisle aisle = new Aisle();
        StocktakeSheet sheet = new StocktakeSheet(aisle);
        Thread stocker = new Thread(() -> {
            for (int i = 0; i < 3_000; i++) {
                aisle.add("box" + i);
            }
        });
        Thread clerk = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                sheet.print();
            }
        });
        stocker.start();
        clerk.start();
        stocker.join();
        clerk.join();
        System.out.println(sheet.print());
    }
}
// corpus: unseen20
