// One thread iterates, another adds.
// run: scan --only data-race
// expect: data-race field=IterateWhileAddingBad.list
import java.util.*;
class IterateWhileAddingBad {
	static final List<String> list = new ArrayList<>();
	static void print() {
		for (String s : list)
			System.out.println(s);
	}
	static void add() {
		list.add("x");
	}
	public static void main(String[] args) {
		new Thread(IterateWhileAddingBad::add).start();
		print();
	}
}
