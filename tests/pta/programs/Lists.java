import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

public class Lists {
	static abstract class Animal {
		abstract String sound();

		@Override
		public String toString() {
			return sound() + "!";
		}
	}

	static class Dog extends Animal {
		String sound() {
			return "wuff";
		}
	}

	static class Cat extends Animal {
		String sound() {
			return "miau";
		}

		@Override
		public boolean equals(Object other) {
			return other instanceof Cat;
		}

		@Override
		public int hashCode() {
			return 1;
		}
	}

	static String all(Collection<? extends Animal> animals) {
		StringBuilder text = new StringBuilder();
		for (Animal animal : animals)
			text.append(animal.sound());
		return text.toString();
	}

	public static void main(String[] args) {
		List<Animal> list = new ArrayList<>();
		list.add(new Dog());
		list.add(new Cat());
		list.addAll(Arrays.asList(new Dog(), new Cat()));
		System.out.println(all(list) + list.indexOf(new Cat()) + list.contains(new Dog()));
		Iterator<Animal> iterator = list.iterator();
		while (iterator.hasNext())
			if (iterator.next() instanceof Cat)
				iterator.remove();
		LinkedList<Animal> linked = new LinkedList<>(list);
		ListIterator<Animal> back = linked.listIterator(linked.size());
		while (back.hasPrevious())
			back.previous().sound();
		Collections.swap(linked, 0, 1);
		Collections.reverse(linked);
		List<Animal> view = Collections.unmodifiableList(linked.subList(0, 1));
		System.out.println(view.get(0) + " " + linked + all(List.of(new Cat())));
	}
}
