"""Lessons: small positions on the real table, with one idea per step and a scripted opponent."""

from kingdom.lessons.course import LessonRun, begin, deeds_of_others, playable
from kingdom.lessons.loading import LessonError, lesson, lessons, read_lesson
from kingdom.lessons.model import Lesson, LessonStep, Wrong

__all__ = [
    "Lesson",
    "LessonError",
    "LessonRun",
    "LessonStep",
    "Wrong",
    "begin",
    "deeds_of_others",
    "lesson",
    "lessons",
    "playable",
    "read_lesson",
]
