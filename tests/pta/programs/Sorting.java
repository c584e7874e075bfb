import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeSet;

public class Sorting {
	static class Person implements Comparable<Person> {
		final String name;
		final int age;

		Person(String name, int age) {
			this.name = name;
			this.age = age;
		}

		String name() {
			return name;
		}

		int age() {
			return age;
		}

		@Override
		public int compareTo(Person other) {
			return name.compareTo(other.name);
		}
	}

	static class Oldest implements Comparator<Person> {
		public int compare(Person a, Person b) {
			return Integer.compare(b.age(), a.age());
		}
	}

	public static void main(String[] args) {
		List<Person> people = new ArrayList<>(Arrays.asList(new Person("bob", 30), new Person("ann", 40), new Person("cid", 30)));
		Collections.sort(people);
		System.out.println(people.get(0).name());
		people.sort(new Oldest());
		people.sort(Comparator.comparing(Person::age).thenComparing(Person::name, Comparator.reverseOrder()));
		System.out.println(people.get(0).name());
		TreeSet<Person> set = new TreeSet<>(people);
		PriorityQueue<Person> queue = new PriorityQueue<>(new Oldest());
		queue.addAll(set);
		Person[] array = people.toArray(new Person[0]);
		Arrays.sort(array);
		int at = Collections.binarySearch(Arrays.asList(array), new Person("bob", 0));
		System.out.println(set.first().name() + queue.poll().name() + at + Collections.max(people).name());
	}
}
