// Cell.recalc calls back into synchronized Sheet.lookup, but always with the Sheet monitor already held (reentrant); nobody takes a Cell monitor without holding the Sheet first.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.HashMap;
import java.util.Map;

public class FormulaSheet {

    static class Sheet {
        private final Map<String, Cell> cells = new HashMap<>();

        synchronized void define(String name, String dependsOn, int constant) {
            Cell cell = new Cell(this, dependsOn, constant);
            cells.put(name, cell);
            cell.recalc();
        }

        synchronized int lookup(String name) {
            Cell cell = cells.get(name);
            return cell == null ? 0 : cell.value();
        }

        synchronized void change(String name, int constant) {
            Cell cell = cells.get(name);
            if (cell != null) {
                cell.constant(constant);
            }
            cells.values().forEach(Cell::recalc);
        }
    }

    private static class Cell {
        private final Sheet sheet;
        private final String dependsOn;
        private int constant;
        private int value;

        Cell(Sheet sheet, String dependsOn, int constant) {
            this.sheet = sheet;
            this.dependsOn = dependsOn;
            this.constant = constant;
        }

        synchronized void constant(int c) {
            constant = c;
        }

        synchronized void recalc() {
            int base = dependsOn == null ? 0 : sheet.lookup(dependsOn);
            value = base + constant;
        }

        synchronized int value() {
            return value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Sheet sheet = new Sheet();
        sheet.define("A1", null, 5);
        sheet.define("B1", "A1", 10);
        Thread editor = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                sheet.change("A1", i);
            }
        });
        Thread printer = new Thread(() -> {
            for (int i = 0; i < 5; i++) {
                System.out.println("B1=" + sheet.lookup("B1"));
            }
        });
        editor.start();
        printer.start();
        editor.join();
        printer.join();
    }
}
