// run: scan --only lock-order
// expect: lock-order
// doLayout runs with the AWT tree lock held and locks the model; the model's update holds the model and adds a component, which takes the tree lock.
import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;

public class SwingLayoutTreeLock {
	public static class Model {
		private final List<String> items = new ArrayList<>();
		private Board board;

		public synchronized void attach(Board b) {
			board = b;
		}

		public synchronized void addItem(String s) {
			items.add(s);
			if (board != null)
				board.add(new JLabel(s));
		}

		public synchronized int size() {
			return items.size();
		}
	}

	public static class Board extends JPanel {
		private static final long serialVersionUID = 1L;
		private final transient Model model;

		public Board(Model model) {
			this.model = model;
		}

		@Override public void doLayout() {
			synchronized (getTreeLock()) {
				int n = model.size();
				int y = 0;
				for (Component c : getComponents()) {
					c.setBounds(0, y, 100, 20);
					y += n > 10 ? 10 : 20;
				}
			}
		}
	}
}
// corpus: unseen
